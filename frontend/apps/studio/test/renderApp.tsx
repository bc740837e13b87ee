import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { App } from '@/app/App';
import { createQueryClient } from '@/app/queryClient';
import { createAppRouter } from '@/app/router';
import { splitLocale } from '@/shared/locale/address';
import { startI18n } from '@/shared/locale/i18n';
import { loadLater } from '@/shared/locale/withTexts';
import { answers, type camille } from './answers';
import { server } from './server';
import { somebody } from './somebody';

/** The studio at an address, with or without somebody signed in; `handlers` answer before the ordinary ones. */
export const renderApp = async (
  address: string,
  user: typeof camille | null = null,
  handlers: readonly RequestHandler[] = [],
) => {
  const session = { user };
  server.use(...handlers, ...answers(session));
  const locale = await startI18n(splitLocale(address).locale);
  await loadLater();
  const queryClient = createQueryClient(() => void router.invalidate());
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter({ queryClient, locale, history });
  render(<App router={router} queryClient={queryClient} />);
  return { session, router, history, queryClient, person: somebody(), path: () => history.location.pathname };
};
