import type { Locale } from '../../../shared/locale/locales';
import { useSwitchLocale } from '../../../shared/locale/useSwitchLocale';
import { useSession } from '../session/useSession';
import { useSaveLanguage } from './useSaveLanguage';

/** Change the language of the screen, and of the account when somebody is signed in. */
export const useChooseLanguage = () => {
  const switchLocale = useSwitchLocale();
  const save = useSaveLanguage();
  const user = useSession();
  return (locale: Locale) => {
    if (user) save.mutate(locale);
    return switchLocale(locale);
  };
};
