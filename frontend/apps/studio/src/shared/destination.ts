/** An address that this tab remembers and uses once. */
const remembered = (key: string) => ({
  keep: (address: string) => {
    try {
      sessionStorage.setItem(key, address);
    } catch {
      /* A browser that keeps nothing goes home. */
    }
  },
  take: (): string | null => {
    try {
      const address = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return address;
    } catch {
      return null;
    }
  },
});

/** Where somebody was going when the sign-in page came in between. */
export const destination = remembered('livretier-destination');

/** A booklet that asks who its reader is: another document than the studio. */
export const reader = {
  asks: (address: unknown): address is `/l/${string}` => /^\/l\/[\w-]+\/member$/.test(String(address)),
  open: (address: string) => window.location.replace(address),
};

/** Where an administrator was before acting as somebody else. */
export const wayBack = remembered('livretier-way-back');
