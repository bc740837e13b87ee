import { refreshCsrfToken } from '@livretier/api';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { joinLocale, splitLocale } from '../shared/locale/address';
import { startI18n } from '../shared/locale/i18n';
import { rememberedLocale } from '../shared/locale/memory';
import { App } from './App';
import { focusHeadingAfterNavigation } from './focusHeading';
import { showNotices } from './notices';
import { createQueryClient } from './queryClient';
import { reloadWhenAFileIsGone } from './reloadOnce';
import { createAppRouter } from './router';

/** Somebody who comes back to the bare address finds the language chosen last time. */
const localeOfVisit = () => {
  const { pathname } = window.location;
  const remembered = pathname === '/' ? rememberedLocale() : undefined;
  if (remembered) window.history.replaceState(null, '', joinLocale(remembered, '/'));
  return remembered ?? splitLocale(pathname).locale;
};

export const start = async (root: HTMLElement) => {
  reloadWhenAFileIsGone(window, () => window.location.reload());
  showNotices();
  const locale = localeOfVisit();
  /* Without a token the first unsafe call fetches one: a server that sleeps must not keep the page white. */
  await Promise.all([startI18n(locale), refreshCsrfToken().catch(() => undefined)]);
  const queryClient = createQueryClient(() => void router.invalidate());
  const router = createAppRouter({ queryClient, locale });
  focusHeadingAfterNavigation(router);
  createRoot(root).render(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  );
};
