/** "maison-aubrac.fr/l/saisonniers": as people read an address. */
export const writtenAddress = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** The same with what a browser needs to open it. */
export const openable = (address: string) =>
  /^https?:\/\//.test(address) ? address : new URL(address, window.location.origin).href;

export const openElsewhere = (address: string) => void window.open(openable(address), '_blank', 'noopener');
