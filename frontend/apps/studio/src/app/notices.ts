import { ApiError, NetworkError, onNotice } from '@livretier/api';
import { notify } from '@livretier/ui';
import { i18n } from '@/shared/locale/i18n';

const goTo = (path: string) => window.location.assign(path);

/** F10: say what successful answers ask to say, and go where they lead. */
export const showNotices = (go = goTo) =>
  onNotice(({ success, warning, redirect }) => {
    if (success) notify({ severity: 'success', summary: success });
    if (warning) notify({ severity: 'warn', summary: warning });
    if (redirect) go(redirect);
  });

const sentencesOf = (error: unknown): readonly string[] => {
  if (error instanceof NetworkError) return [i18n.t('errors:unreachable')];
  const written = error instanceof ApiError ? error.sentences : [];
  return written.length > 0 ? written : [i18n.t('errors:unexpected')];
};

/** F11: say why something failed. A 401 says nothing: the sign-in page is the answer to it. */
export const notifyFailure = (error: unknown) => {
  if (error instanceof ApiError && error.status === 401) return;
  for (const summary of sentencesOf(error)) notify({ severity: 'error', summary });
};
