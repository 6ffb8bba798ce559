// Runs before anything is drawn, so that a page in the dark does not flash white first. It is no module, because modules
// wait for the whole document; core/settings.js does the same later.
try {
  const { theme, animations } = JSON.parse(localStorage.getItem("tablee") ?? "{}");
  if (theme) document.documentElement.dataset.theme = theme;
  if (animations) document.documentElement.dataset.animations = animations;
} catch {
  // nothing is kept in this browser: the system's looks are right
}
