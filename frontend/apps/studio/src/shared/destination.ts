const key = 'livretier-destination';

/** Where somebody was going when the sign-in page came in between: of this tab only, and used once. */
export const destination = {
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
};
