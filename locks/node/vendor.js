/**
 * Bundles the two libraries that the browser client stands on, one file each, into web/vendor/, and writes down which
 * versions they are, under which licence, and their hashes. Run it with `make vendor`.
 */

import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const VENDOR = new URL("../../src/tablee/web/vendor/", import.meta.url);
const MODULES = new URL("node_modules/", import.meta.url);

const LIBRARIES = [
  {
    file: "lit.js",
    package: "lit",
    source: `
      export { LitElement, html, svg, nothing, noChange, render } from "lit";
      export { AsyncDirective } from "lit/async-directive.js";
      export { Directive, directive, PartType } from "lit/directive.js";
      export { classMap } from "lit/directives/class-map.js";
      export { guard } from "lit/directives/guard.js";
      export { ifDefined } from "lit/directives/if-defined.js";
      export { keyed } from "lit/directives/keyed.js";
      export { live } from "lit/directives/live.js";
      export { createRef, ref } from "lit/directives/ref.js";
      export { repeat } from "lit/directives/repeat.js";
    `,
    licence: { from: "lit/LICENSE", to: "lit.licence.txt" },
  },
  {
    file: "fluent.js",
    package: "@fluent/bundle",
    source: 'export { FluentBundle, FluentResource } from "@fluent/bundle";',
    // The package carries no text of its licence; this is the same text.
    licence: { from: "@eslint/core/LICENSE", to: "fluent.licence.txt" },
  },
];

/** What a package says about itself. @param {string} name */
function about(name) {
  return JSON.parse(readFileSync(new URL(`${name}/package.json`, MODULES), "utf8"));
}

/** The hash of a file in vendor/. @param {string} file */
function sha256(file) {
  return createHash("sha256").update(readFileSync(new URL(file, VENDOR))).digest("hex");
}

mkdirSync(VENDOR, { recursive: true });
for (const library of LIBRARIES) {
  await build({
    stdin: { contents: library.source, resolveDir: new URL(".", import.meta.url).pathname },
    bundle: true,
    conditions: ["production"],
    format: "esm",
    legalComments: "eof",
    minify: true,
    outfile: new URL(library.file, VENDOR).pathname,
    target: "es2022",
  });
  copyFileSync(new URL(library.licence.from, MODULES), new URL(library.licence.to, VENDOR));
}

const rows = LIBRARIES.map((library) => {
  const { version, license } = about(library.package);
  const licence = `[${license}](${library.licence.to})`;
  return `| \`${library.file}\` | ${library.package} | ${version} | ${licence} | \`${sha256(library.file)}\` |`;
});
writeFileSync(
  new URL("README.md", VENDOR),
  [
    "# Libraries of the browser client",
    "",
    "Written by `make vendor` from the packages that `locks/node/package-lock.json` lists; not edited by hand. The",
    "`.d.ts` files tell the type checker what is in them.",
    "",
    "| file | package | version | licence | SHA-256 |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n"),
);
