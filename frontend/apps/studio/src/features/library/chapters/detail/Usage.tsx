import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/locale/useLocale';
import { wholeNumber } from '../../../../shared/text/numbers';
import type { ChapterDetails } from '../../types';
import classes from './Chapter.module.css';

/** How many booklets took the chapter over. */
export const Usage = ({ chapter: { usages } }: { chapter: ChapterDetails }) => {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const { booklets, adapted } = usages;
  const line = (label: string, count: number) => (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{t('chapters.detail.booklets', { count, number: wholeNumber(count, locale) })}</dd>
    </div>
  );
  return (
    <section aria-labelledby="chapter-usage">
      <h2 id="chapter-usage">{t('chapters.detail.usage')}</h2>
      {booklets === 0 ? (
        <p className={classes.none}>{t('chapters.detail.unused')}</p>
      ) : (
        <dl className={classes.facts}>
          {line(t('chapters.detail.asReleased'), booklets - adapted)}
          {line(t('chapters.detail.adapted'), adapted)}
        </dl>
      )}
    </section>
  );
};
