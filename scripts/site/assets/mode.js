// Before anything is drawn: the appearance that the reader chose earlier.
try {
  const chosen = localStorage.getItem("latchkey-docs-mode")
  if (chosen === "dark" || chosen === "light") document.documentElement.dataset.mode = chosen
} catch {
  // A browser that keeps nothing shows the system's.
}
