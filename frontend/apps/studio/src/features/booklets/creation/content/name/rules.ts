/** As the server counts them. */
export const [shortestName, longestName] = [3, 120];

export const isLongEnough = (name: string) => name.trim().length >= shortestName;
