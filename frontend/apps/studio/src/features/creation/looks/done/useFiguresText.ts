import { useTranslation } from 'react-i18next';
import type { BookletOut } from '../../../../shared/booklet/queries';

/** « 7 chapitres, 24 pages, environ 29 minutes de lecture, 4 langues. » */
export const useFiguresText = ({ chapters_count, pages_count, minutes, locales }: BookletOut) => {
  const { t } = useTranslation('look');
  return t('done.figures', {
    chapters: t('done.chapters', { count: chapters_count }),
    pages: t('done.pages', { count: pages_count }),
    minutes: t('done.minutes', { count: minutes }),
    languages: t('done.languages', { count: locales.length }),
  });
};
