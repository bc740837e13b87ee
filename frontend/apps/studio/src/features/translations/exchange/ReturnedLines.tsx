import { type Column, DataTable, Segmented } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { wholeNumber } from '@/shared/text/numbers';
import classes from '../Translations.module.css';
import type { Returned, ReturnedText } from './api';

const actions = ['new', 'changed', 'outdated', 'refused', 'kept', 'same'] as const satisfies ReturnedText['action'][];

type Props = { found: Returned; locale: string; applied: boolean };

/** What a file would do, or did, text by text. */
export const ReturnedLines = ({ found, locale, applied }: Props) => {
  const { t } = useTranslation('translations');
  const shown = useLocale();
  const { counts, items } = found;
  const [chosen, setChosen] = useState(() => actions.find((action) => counts[action] > 0) ?? 'new');
  const rows = items.filter(({ action }) => action === chosen);
  const count = counts.new + counts.changed + counts.outdated;
  const columns: readonly Column<ReturnedText>[] = [
    { key: 'number', header: t('import.line'), width: 'fit', cell: ({ number }) => number },
    { key: 'page', header: t('page'), primary: true, cell: ({ page, name }) => page || <bdi>{name}</bdi> },
    {
      key: 'text',
      header: t('import.said'),
      width: 'wide',
      cell: ({ text, message }) => (
        <span className={classes.words}>
          {message && `${message} `}
          <bdi lang={locale}>{text}</bdi>
        </span>
      ),
    },
  ];
  return (
    <>
      <p role="status">{applied ? t('import.applied', { count }) : t('import.checked')}</p>
      <Segmented
        label={t('import.lines')}
        value={chosen}
        options={actions.map((value) => ({
          value,
          label: t(`import.tabs.${value}`),
          count: wholeNumber(counts[value], shown),
        }))}
        onChange={setChosen}
      />
      {(chosen === 'kept' || chosen === 'outdated') && counts[chosen] > 0 && (
        <p className={classes.note}>{t(`import.why.${chosen}`)}</p>
      )}
      <DataTable
        caption={t(`import.tabs.${chosen}`)}
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        empty={<p className={classes.note}>{t('import.none')}</p>}
      />
      {rows.length < counts[chosen] && (
        <p className={classes.note}>{t('import.cut', { number: wholeNumber(rows.length, shown) })}</p>
      )}
    </>
  );
};
