/** Loads code that the page can do without: when it does not come, nothing is reloaded and nothing typed is lost. */
export const loadQuietly = async <T>(load: () => Promise<T>) => {
  const stay = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('vite:preloadError', stay, true);
  try {
    return await load();
  } finally {
    window.removeEventListener('vite:preloadError', stay, true);
  }
};
