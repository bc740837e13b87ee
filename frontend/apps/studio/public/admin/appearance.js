// Runs before the first paint, so that a dark screen never flashes white. The key is that of @livretier/ui.
(() => {
  var choice = null;
  try {
    choice = localStorage.getItem('livretier-appearance');
  } catch (_) {
    // Storage may be refused; the device decides.
  }
  var device = matchMedia('(prefers-color-scheme: dark)').matches;
  if (choice === 'dark' || (choice !== 'light' && device)) document.documentElement.classList.add('p-dark');
})();
