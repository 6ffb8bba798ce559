/** What the browser client may not do; `make lint` holds it. Types are checked by tsc, layout is not checked. */

import js from "@eslint/js";
import globals from "globals";

/** Ways of making a document from text: texts are shown as text, whatever is in them. */
const MARKUP = ["innerHTML", "outerHTML", "insertAdjacentHTML", "setHTMLUnsafe"].map((property) => ({
  property,
  message: "Only text nodes: draw it with a template.",
}));

export default [
  { ignores: ["**/vendor/**"] },
  js.configs.recommended,
  {
    files: ["**/*.js"],
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-alert": "error",
      "no-console": ["error", { allow: ["error", "warn"] }],
      "no-duplicate-imports": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "no-restricted-properties": ["error", ...MARKUP],
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.property.name='setAttribute'][arguments.0.value='style']",
          message: "The security policy allows no style attributes: use core/vars.js or style.setProperty.",
        },
      ],
      "no-self-compare": "error",
      "no-shadow": "error",
      "no-unreachable-loop": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", caughtErrors: "none" }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
];
