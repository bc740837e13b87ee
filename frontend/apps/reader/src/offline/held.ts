/** What a device holds of an edition, and where one enters it. */
export type Held = { bundle: string; number: string; entry: string };

/** Under which name beside the booklet its cache says so. */
export const HELD = 'held.json';
