import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type BookletOut, outlineQuery } from '../../../../shared/booklet/queries';

/**
 * « 7 chapitres, 24 pages, environ 29 minutes de lecture, 4 langues. »: the minutes of its chapters, as the contents add them up.
 * Nothing before they are known: another figure in between would be wrong.
 */
export const useFiguresText = ({ id, status, chapters_count, pages_count, locales }: BookletOut) => {
  const { t } = useTranslation('look');
  const { data } = useQuery(outlineQuery(id));
  if (!data) return '';
  const minutes = data.chapters.reduce((sum, chapter) => sum + chapter.minutes, 0);
  const isRead = status === 'published' || status === 'suspended';
  return t(isRead ? 'done.figuresRead' : 'done.figures', {
    chapters: t('done.chapters', { count: chapters_count }),
    pages: t('done.pages', { count: pages_count }),
    minutes: t('done.minutes', { count: minutes }),
    languages: t('done.languages', { count: locales.length }),
  });
};
