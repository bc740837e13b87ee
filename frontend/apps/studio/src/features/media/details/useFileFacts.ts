import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { longDate } from '../../../shared/text/dates';
import { useBytes } from '../../../shared/text/useBytes';
import { genders } from '../genders';
import { duration } from '../list/duration';
import type { MediaFile } from '../types';

/* Those that are not written in capitals throughout, or not as the file ends. */
const formats: Readonly<Record<string, string>> = { jpg: 'JPEG', webp: 'WebP', webm: 'WebM' };

/** "Image JPEG, 2400 × 1800, 1,8 Mo. Ajoutée le 3 mars par Léa Fabre." */
export const useFileFacts = () => {
  const { t } = useTranslation('media');
  const locale = useLocale();
  const bytes = useBytes();
  return ({ kind, extension, size, created_at, added_by_name: name, ...file }: MediaFile, now = new Date()) => {
    const at = new Date(created_at);
    const day = longDate(at, locale, { year: at.getFullYear() !== now.getFullYear() });
    const facts = [
      `${t(`kinds.one.${kind}`)} ${formats[extension] ?? extension.toUpperCase()}`,
      file.width && file.height && `${file.width} × ${file.height}`,
      file.duration_seconds !== null && duration(file.duration_seconds),
      bytes(size),
    ];
    const added = t(`facts.${genders[kind]}.${name ? 'addedBy' : 'added'}`, { day, name });
    return t('facts.line', { facts: facts.filter(Boolean).join(', '), added });
  };
};
