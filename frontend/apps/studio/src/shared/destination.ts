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

/** Where an administrator was before acting as somebody else. */
export const wayBack = remembered('livretier-way-back');
