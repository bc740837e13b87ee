import { languageName } from '@livretier/booklet';
import { useLocale } from '@/shared/locale/useLocale';
import { capitalized } from '@/shared/text/dates';

/** What a language is called on this screen. */
export const useLanguage = () => {
  const shown = useLocale();
  return (locale: string) => capitalized(languageName(locale, shown));
};
