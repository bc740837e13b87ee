import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';
import { accessesQuery } from '../access/accessesQuery';
import { hasOptions } from '../acts/acts';
import type { BookletOut } from '../types';
import { isManager } from './managers/managers';
import classes from './OptionsTabs.module.css';

/** The screens of the options of a booklet, and how many people are behind two of them. */
export const OptionsTabs = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('booklets');
  const shown = hasOptions(booklet);
  const people = useQuery({ ...accessesQuery(booklet.id), enabled: shown }).data?.items;
  if (!shown) return null;
  const tabs = [
    { path: paths.bookletAccess, label: t('options.tabs.reading'), count: undefined },
    { path: paths.bookletManagers, label: t('options.tabs.managers'), count: people?.filter(isManager).length },
    { path: paths.bookletUsers, label: t('options.tabs.users'), count: people?.length },
    { path: paths.bookletAdvanced, label: t('options.tabs.advanced'), count: undefined },
  ] as const;
  return (
    <nav className={classes.tabs} aria-label={t('options.title')}>
      {tabs.map(({ path, label, count }) => (
        <Link key={path} to={path} search={{ livret: booklet.id }} className={classes.tab}>
          {label} {count !== undefined && <span className={classes.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
};
