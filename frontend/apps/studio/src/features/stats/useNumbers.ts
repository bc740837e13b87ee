import { useLocale } from '@/shared/locale/useLocale';
import { percentage, wholeNumber } from '@/shared/text/numbers';

/** Numbers and shares as one writes them in the language of the screen. */
export const useNumbers = () => {
  const locale = useLocale();
  return {
    whole: (value: number) => wholeNumber(value, locale),
    share: (part: number, of: number) => percentage(of > 0 ? part / of : 0, locale),
  };
};
