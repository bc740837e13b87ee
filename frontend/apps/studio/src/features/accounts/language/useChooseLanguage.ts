import type { Locale } from '../../../shared/locale/locales';
import { rememberLocale } from '../../../shared/locale/memory';
import { useSwitchLocale } from '../../../shared/locale/useSwitchLocale';
import { useSession } from '../session/useSession';
import { choiceBeforeSignIn } from './choiceBeforeSignIn';
import { useSaveLanguage } from './useSaveLanguage';

/** Change the language of the screen and of this browser, and of one's own account, now or at the coming sign-in. */
export const useChooseLanguage = () => {
  const switchLocale = useSwitchLocale();
  const save = useSaveLanguage();
  const user = useSession();
  return (locale: Locale) => {
    rememberLocale(locale);
    if (!user) choiceBeforeSignIn.note();
    else if (!user.switched) save.mutate(locale);
    return switchLocale(locale);
  };
};
