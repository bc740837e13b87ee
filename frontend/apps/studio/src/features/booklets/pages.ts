import type { QueryClient } from '@tanstack/react-query';

export {
  AdvancedPage,
  BookletsHomePage,
  BookletsPage,
  BookletUsersPage,
  ManagersPage,
  OptionsHomePage,
  ReadingPage,
} from './lazy';

/* What is asked before a screen opens comes when one does: nobody who signs in waits for it. */
export const loadBooklet = async (client: QueryClient, id: string | undefined) =>
  (await import('./loadBooklet')).loadBooklet(client, id);
