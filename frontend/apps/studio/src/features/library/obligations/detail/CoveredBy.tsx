import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/paths';
import type { CoveringChapter, ObligationDetails } from '../../types';
import classes from './CoveredBy.module.css';

/** A chapter, or each of its pages that covers the obligation; pages are opened where they are written. */
const Covering = ({ chapter: { id, title, own, pages } }: { chapter: CoveringChapter }) => {
  const { t } = useTranslation('library');
  if (pages.length === 0)
    return (
      <li>
        <Link to={paths.chapter} params={{ id }}>
          {title}
        </Link>{' '}
        <small>{t('obligations.coveredBy.noPage')}</small>
      </li>
    );
  return pages.map((page) => {
    const name = t('obligations.coveredBy.page', { chapter: title, page: page.title });
    return (
      <li key={page.id}>
        {own ? (
          <Link to={paths.chapterPages} params={{ id }} search={{ page: page.id }}>
            {name}
          </Link>
        ) : (
          <Link to={paths.chapter} params={{ id }}>
            {name}
          </Link>
        )}
      </li>
    );
  });
};

/** The chapters and pages that meet the obligation. */
export const CoveredBy = ({ obligation: { covered_by } }: { obligation: ObligationDetails }) => {
  const { t } = useTranslation('library');
  return (
    <section className={classes.covered} aria-labelledby="obligation-covered">
      <h2 id="obligation-covered">{t('obligations.coveredBy.title')}</h2>
      {covered_by.length === 0 ? (
        <p className={classes.none}>{t('obligations.coveredBy.none')}</p>
      ) : (
        <ul className={classes.list}>
          {covered_by.map((chapter) => (
            <Covering key={chapter.id} chapter={chapter} />
          ))}
        </ul>
      )}
    </section>
  );
};
