import { QueryView, StatusTag } from '@livretier/ui';
import { IconClock, IconLoader2, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { longDate } from '@/shared/text/dates';
import { type PeopleImport, useImports } from './api';
import classes from './Import.module.css';

const looks = {
  created: { shape: IconClock, tone: 'warning' },
  mapped: { shape: IconLoader2, tone: 'info' },
  checked: { shape: IconClock, tone: 'warning' },
  applying: { shape: IconLoader2, tone: 'info' },
  done: { shape: 'dot', tone: 'success' },
  cancelled: { shape: 'box', tone: 'neutral' },
  refused: { shape: IconX, tone: 'danger' },
} as const;

const Line = ({ one }: { one: PeopleImport }) => {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const day = longDate(new Date(one.created_at), locale);
  return (
    <li className={classes.recent}>
      <span className={classes.recentName}>
        <Link to={paths.peopleImportOf} params={{ id: one.id }}>
          {one.name}
        </Link>
        <small>{one.by_name ? t('import.broughtBy', { day, name: one.by_name }) : day}</small>
      </span>
      <StatusTag {...looks[one.state]}>{t(`import.states.${one.state}`)}</StatusTag>
    </li>
  );
};

/** The files that came before, and where each of them stands. */
export const RecentImports = () => {
  const { t } = useTranslation('people');
  return (
    <QueryView query={useImports()} skeleton={null} isEmpty={(imports) => imports.length === 0}>
      {(imports) => (
        <section className={classes.part}>
          <h2>{t('import.recent')}</h2>
          <ul className={classes.list}>
            {imports.map((one) => (
              <Line key={one.id} one={one} />
            ))}
          </ul>
        </section>
      )}
    </QueryView>
  );
};
