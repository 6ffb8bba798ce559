/** Custom properties of CSS in a template. The security policy allows no style attributes; setting them by code it does. */

import { Directive, directive, noChange, PartType } from "../vendor/lit.js";

/** @typedef {Record<string, string | number | null | undefined>} Vars */

class VarsDirective extends Directive {
  /** @param {import("../vendor/lit.js").PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("vars stands alone in a tag: <div ${vars({…})}>");
  }

  /** @param {Vars} _vars */
  render(_vars) {
    return noChange;
  }

  /**
   * @param {import("../vendor/lit.js").ElementPart} part
   * @param {[Vars]} args
   */
  update(part, [vars]) {
    const style = /** @type {HTMLElement} */ (part.element).style;
    for (const [name, value] of Object.entries(vars)) {
      if (value === null || value === undefined) style.removeProperty(name);
      else style.setProperty(name, String(value));
    }
    return noChange;
  }
}

/** `<div ${vars({"--turn": 3})}>` sets custom properties; null takes one away. */
export const vars = directive(VarsDirective);
