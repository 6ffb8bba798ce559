/** Whether this browser keeps cookies. It says of itself that it does also where people have forbidden it: so it is tried. */

const TRIED = "tablee_tried=1";

export function keepsCookies() {
  try {
    document.cookie = `${TRIED}; Path=/; SameSite=Strict`;
    const isKept = document.cookie.includes(TRIED);
    document.cookie = `${TRIED}; Path=/; SameSite=Strict; Max-Age=0`;
    return isKept;
  } catch {
    return false;
  }
}
