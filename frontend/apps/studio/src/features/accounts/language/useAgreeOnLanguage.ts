import { defaultLocale, isLocale } from '../../../shared/locale/locales';
import { rememberedLocale } from '../../../shared/locale/memory';
import { useLocale } from '../../../shared/locale/useLocale';
import { useSwitchLocale } from '../../../shared/locale/useSwitchLocale';
import type { SessionUser } from '../session/sessionQuery';
import { useSaveLanguage } from './useSaveLanguage';

/** After signing in: a language chosen here goes to the account, otherwise the account's language is spoken here. */
export const useAgreeOnLanguage = () => {
  const locale = useLocale();
  const switchLocale = useSwitchLocale();
  const save = useSaveLanguage();
  return async (user: SessionUser) => {
    if (user.language === locale) return;
    const chosenHere = rememberedLocale() !== undefined || locale !== defaultLocale;
    if (chosenHere) save.mutate(locale);
    else if (isLocale(user.language)) await switchLocale(user.language);
  };
};
