import { isLocale, type Locale } from '@/shared/locale/locales';
import { rememberLocale } from '@/shared/locale/memory';
import { useLocale } from '@/shared/locale/useLocale';
import { useSwitchLocale } from '@/shared/locale/useSwitchLocale';
import { type SessionUser, useSaveLanguage, useSession } from '../api/session';

let chosen = false;

/** Whether the language menu was used in this visit while nobody was signed in: then, and only then, it is a wish. */
export const choiceBeforeSignIn = {
  note: () => {
    chosen = true;
  },
  /** The answer, once: the next person to sign in has chosen nothing yet. */
  take: () => {
    const answer = chosen;
    chosen = false;
    return answer;
  },
};

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
