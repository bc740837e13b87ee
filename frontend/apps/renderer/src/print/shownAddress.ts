/** An address as people write it down: without what every browser adds. */
export const shownAddress = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '');
