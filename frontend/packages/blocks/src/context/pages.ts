import { createContext, use } from 'react';
import { safeUrl } from '../document/safeUrl';

const PAGE = 'page:';

/** Finds the address of another page of the booklet. Without it, no page has one. */
export const PagesProvider = createContext<(id: string) => string | undefined>(() => undefined);

/** Turns where an author wants to lead into an address that a browser may follow, or nothing. */
export const useAddress = () => {
  const find = use(PagesProvider);
  return (href: string) => {
    const safe = safeUrl(href);
    return safe?.startsWith(PAGE) ? find(safe.slice(PAGE.length)) : safe;
  };
};
