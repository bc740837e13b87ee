import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import { rememberLocale } from '../../../shared/locale/memory';
import { useSwitchLocale } from '../../../shared/locale/useSwitchLocale';
import { knownUser } from '../session/sessionQuery';
import { updateSession } from '../session/updateSession';
import type { Profile } from './profile';

/** Keep one's name and language on the account; a new language is spoken at once. */
export const useSaveProfile = () => {
  const client = useQueryClient();
  const switchLocale = useSwitchLocale();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: Profile) => unwrap(api.PATCH('/api/auth/user', { body })),
    onSuccess: async (saved, { language }) => {
      const spoken = knownUser(client)?.language;
      updateSession(client, saved);
      if (language === spoken) return;
      rememberLocale(language);
      await switchLocale(language);
    },
  });
};
