import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import type { Locale } from '../../../shared/locale/locales';

/** Keep the language on the account: e-mails and the server's sentences follow it. */
export const useSaveLanguage = () =>
  useMutation({
    mutationFn: (language: Locale) => unwrap(api.POST('/api/auth/set-language', { body: { language } })),
  });
