import { isLocale } from '../../../shared/locale/locales';
import { useLocale } from '../../../shared/locale/useLocale';
import { useSwitchLocale } from '../../../shared/locale/useSwitchLocale';
import type { SessionUser } from '../session/sessionQuery';
import { choiceBeforeSignIn } from './choiceBeforeSignIn';
import { useSaveLanguage } from './useSaveLanguage';

/** After signing in the account's language is spoken, unless the person has just chosen another in the menu. */
export const useAgreeOnLanguage = () => {
  const locale = useLocale();
  const switchLocale = useSwitchLocale();
  const save = useSaveLanguage();
  return async (user: SessionUser) => {
    const chosen = choiceBeforeSignIn.take();
    if (user.language === locale) return;
    if (chosen) save.mutate(locale);
    else if (isLocale(user.language)) await switchLocale(user.language);
  };
};
