import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { outlineQuery } from '../queries';
import classes from './Coverage.module.css';
import type { CoverageLine } from './states';

/** The pages that cover an obligation, each a click away. */
export const CoveringPages = ({ bookletId, line }: { bookletId: string; line: CoverageLine }) => {
  const { t } = useTranslation('coverage');
  const chapters = useQuery(outlineQuery(bookletId)).data?.chapters ?? [];
  const covering = new Set(line.covered_by.flatMap(({ pages }) => pages));
  const pages = chapters.flatMap((chapter) =>
    chapter.pages.filter(({ id }) => covering.has(id)).map((page) => ({ ...page, chapterTitle: chapter.title })),
  );
  return (
    <div className={classes.part}>
      <h4>{t('coveredBy')}</h4>
      <ul className={classes.pages}>
        {pages.map(({ id, title, chapterTitle }) => (
          <li key={id}>
            <Link to={paths.bookletEditor as string} params={{ id: bookletId }} search={{ page: id }}>
              {title}
            </Link>
            <span className={classes.reference}>{chapterTitle}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
