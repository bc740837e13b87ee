import { useLocale } from '../locale/useLocale';
import { fileSize } from './numbers';

/** "2,4 Mo", in the language of the page. */
export const useBytes = () => {
  const locale = useLocale();
  return (bytes: number) => fileSize(bytes, locale);
};
