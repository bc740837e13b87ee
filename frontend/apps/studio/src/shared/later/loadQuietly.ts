let quiet = 0;

/** Whether a file that is gone now is one that the page can do without. */
export const isLoadingQuietly = () => quiet > 0;

/** Loads code that the page can do without: when it does not come, nothing is reloaded and nothing typed is lost. */
export const loadQuietly = async <T>(load: () => Promise<T>) => {
  quiet += 1;
  try {
    return await load();
  } finally {
    quiet -= 1;
  }
};
