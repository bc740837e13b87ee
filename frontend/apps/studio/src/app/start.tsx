import { refreshCsrfToken } from '@livretier/api';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { joinLocale, splitLocale } from '@/shared/locale/address';
import { startI18n } from '@/shared/locale/i18n';
import { rememberedLocale } from '@/shared/locale/memory';
import { App } from './App';
import { catchFatalErrors } from './fatal';
import { focusHeadingAfterNavigation } from './focusHeading';
import { markEditorPages } from './markEditor';
import { showNotices } from './notices';
import { createQueryClient } from './queryClient';
import { reloadWhenAFileIsGone } from './reloadOnce';
import { createAppRouter } from './router';
import { offerNewVersion } from './version/offerNewVersion';
import { watchVersion } from './version/watchVersion';

/** Somebody who comes back to the bare address finds the language chosen last time. */
const localeOfVisit = () => {
  const { pathname } = window.location;
  const remembered = pathname === '/' ? rememberedLocale() : undefined;
  if (remembered) window.history.replaceState(null, '', joinLocale(remembered, '/'));
  return remembered ?? splitLocale(pathname).locale;
};

/** `entry` is the file that this page runs, as the build named it. */
export const start = async (root: HTMLElement, entry: string) => {
  reloadWhenAFileIsGone(window, () => window.location.reload());
  catchFatalErrors(window);
  showNotices();
  /* Nobody waits for the token: the first unsafe call fetches it when it has not come. */
  refreshCsrfToken().catch(() => undefined);
  const locale = await startI18n(localeOfVisit());
  const queryClient = createQueryClient(() => void router.invalidate());
  const router = createAppRouter({ queryClient, locale });
  focusHeadingAfterNavigation(router);
  markEditorPages(router);
  watchVersion({ running: entry, onNewVersion: offerNewVersion });
  createRoot(root).render(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  );
};
