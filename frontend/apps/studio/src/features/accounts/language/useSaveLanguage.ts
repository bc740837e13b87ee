import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Locale } from '../../../shared/locale/locales';
import { updateSession } from '../session/updateSession';

/** Keep the language on the account: e-mails and the server's sentences follow it. */
export const useSaveLanguage = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (language: Locale) => unwrap(api.POST('/api/auth/set-language', { body: { language } })),
    onSuccess: (_, language) => updateSession(client, { language }),
  });
};
