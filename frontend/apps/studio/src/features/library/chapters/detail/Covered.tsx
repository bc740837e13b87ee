import { useTranslation } from 'react-i18next';
import { DoubtTag } from '../../obligations/DoubtTag';
import type { ChapterDetails } from '../../types';
import classes from './Chapter.module.css';

/** The obligations that the chapter meets, with where they are written. */
export const Covered = ({ chapter: { obligations } }: { chapter: ChapterDetails }) => {
  const { t } = useTranslation('library');
  return (
    <section className={classes.covered} aria-labelledby="chapter-obligations">
      <h2 id="chapter-obligations">{t('chapters.detail.obligations')}</h2>
      {obligations.length === 0 ? (
        <p className={classes.none}>{t('chapters.detail.noObligation')}</p>
      ) : (
        <ul className={classes.list}>
          {obligations.map(({ id, label, reference, doubt }) => (
            <li key={id}>
              <strong>{label}</strong> <span className={classes.reference}>{reference}</span> {doubt && <DoubtTag />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
