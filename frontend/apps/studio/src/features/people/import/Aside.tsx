import { Icon } from '@livretier/ui';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PeopleImport } from './api';
import { isField } from './fields';
import classes from './Import.module.css';
import { useColumnTitle } from './mapping';

const promises = ['matches', 'keeps', 'forgets'] as const;

/** What an import does, in three lines. */
export const WhatItDoes = () => {
  const { t } = useTranslation('people');
  return (
    <section className={classes.part}>
      <h2>{t('import.does.title')}</h2>
      <ul className={classes.promises}>
        {promises.map((name) => (
          <li key={name}>
            <Icon of={IconCheck} size={16} />
            <span>{t(`import.does.${name}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What each column became, and which ones are left aside. */
export const KnownColumns = ({ columns }: Pick<PeopleImport, 'columns'>) => {
  const { t } = useTranslation('people');
  const titleOf = useColumnTitle();
  const left = columns.flatMap((column, place) => (column.field === '' ? [titleOf(column, place)] : []));
  return (
    <section className={classes.part}>
      <h2>{t('import.known')}</h2>
      <dl className={classes.known}>
        {columns.map(
          (column, place) =>
            isField(column.field) && (
              <div key={column.field}>
                <dt>{titleOf(column, place)}</dt>
                <Icon of={IconArrowRight} size={16} />
                <dd>{t(`fields.${column.field}`)}</dd>
              </div>
            ),
        )}
      </dl>
      {left.length > 0 && (
        <p className={classes.note}>{t('import.leftAside', { count: left.length, titles: left.join(', ') })}</p>
      )}
    </section>
  );
};
