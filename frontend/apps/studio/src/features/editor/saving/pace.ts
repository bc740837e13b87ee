/** What is written is read from the canvas and kept on this computer this long after a key, not at every one. */
export const readingDelay = 300;

/** Quiet before a page is sent. */
export const quiet = 2000;

/** Somebody who never stops writing is saved all the same. */
export const patience = 20_000;

const [firstRetry, longestRetry] = [2000, 60_000];

/** How long to wait after so many failures in a row. */
export const retryDelay = (failures: number) => Math.min(firstRetry * 2 ** Math.max(failures - 1, 0), longestRetry);
