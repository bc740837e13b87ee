import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type BookletOut, outlineQuery } from '../../../../shared/booklet/queries';

/** « 7 chapitres, 24 pages, environ 29 minutes de lecture, 4 langues. »: the minutes of its chapters, as the contents add them up. */
export const useFiguresText = ({ id, chapters_count, pages_count, minutes, locales }: BookletOut) => {
  const { t } = useTranslation('look');
  const { data } = useQuery(outlineQuery(id));
  const reading = data?.chapters.reduce((sum, chapter) => sum + chapter.minutes, 0) ?? minutes;
  return t('done.figures', {
    chapters: t('done.chapters', { count: chapters_count }),
    pages: t('done.pages', { count: pages_count }),
    minutes: t('done.minutes', { count: reading }),
    languages: t('done.languages', { count: locales.length }),
  });
};
