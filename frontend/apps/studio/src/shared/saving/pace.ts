/** Quiet after a key before what was written is sent. */
export const quiet = 600;

const [firstRetry, longestRetry] = [2000, 60_000];

/** How long to wait after so many failures in a row. */
export const retryDelay = (failures: number) => Math.min(firstRetry * 2 ** Math.max(failures - 1, 0), longestRetry);
