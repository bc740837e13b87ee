import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { server } from '../../../test/server';
import { App } from '../src/app/App';
import { createQueryClient } from '../src/app/queryClient';
import { createAppRouter } from '../src/app/router';
import { splitLocale } from '../src/shared/locale/address';
import { startI18n } from '../src/shared/locale/i18n';
import { loadLater } from '../src/shared/locale/withTexts';
import { answers, type camille } from './answers';

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
  return { session, router, history, queryClient, person: userEvent.setup(), path: () => history.location.pathname };
};
