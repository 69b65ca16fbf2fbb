// Runs before the first paint: puts the theme that was chosen in settings on the root. Without a choice the style sheet follows the system.
(() => {
  try {
    const chosen = localStorage.getItem('pinjian-theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  } catch {
    // Storage can be forbidden by the browser; following the system is right then.
  }
})();
