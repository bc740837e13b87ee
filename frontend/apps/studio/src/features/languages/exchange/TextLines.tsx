import { type Column, DataTable, QueryView, Segmented } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { MoreItems } from '@/shared/MoreItems';
import { wholeNumber } from '@/shared/text/numbers';
import { useFormName } from '../translations/useFormName';
import { FormsOf } from '../translations/Words';
import type { Language } from '../types';
import { type LineAction, type TextImport, type TextLine, useTextLines } from './api';
import classes from './Exchange.module.css';

const actions = ['new', 'changed', 'refused', 'kept', 'same'] as const satisfies readonly LineAction[];

type Props = { found: TextImport; language: Language };

const useColumns = ({ code, direction }: Language): readonly Column<TextLine>[] => {
  const { t } = useTranslation('languages');
  const formName = useFormName();
  return [
    { key: 'number', header: t('import.line'), width: 'fit', cell: ({ number }) => number },
    { key: 'key', header: t('import.key'), primary: true, cell: ({ key }) => <bdi className={classes.key}>{key}</bdi> },
    {
      key: 'said',
      header: t('import.said'),
      width: 'wide',
      cell: ({ forms, message }) => (
        <span className={classes.said}>
          {message}
          <span className={classes.said} lang={code} dir={direction}>
            <FormsOf forms={forms} nameOf={(category) => formName(category)} />
          </span>
        </span>
      ),
    },
  ];
};

const Lines = ({ found, language, action }: Props & { action: LineAction }) => {
  const { t } = useTranslation('languages');
  const lines = useTextLines(found, action);
  const columns = useColumns(language);
  const table = { caption: t(`import.tabs.${action}`), columns, rowKey: ({ id }: TextLine) => id };
  return (
    <QueryView query={lines} skeleton={<DataTable {...table} rows={[]} loading />}>
      {(rows) => (
        <MoreItems
          label={t('import.more')}
          count={rows.length}
          more={lines.hasNextPage}
          busy={lines.isFetchingNextPage}
          onMore={() => void lines.fetchNextPage()}
        >
          <DataTable {...table} rows={rows} empty={<p className={classes.note}>{t(`import.none.${action}`)}</p>} />
        </MoreItems>
      )}
    </QueryView>
  );
};

/** What a file of texts would do, or did, line by line. */
export const TextLines = ({ found, language }: Props) => {
  const { t } = useTranslation('languages');
  const locale = useLocale();
  const { counts, name, state } = found;
  const [chosen, setChosen] = useState<LineAction>(() => actions.find((action) => counts[action] > 0) ?? 'new');
  return (
    <>
      <p role="status">{t(`import.${state}`, { name, count: counts.new + counts.changed })}</p>
      <Segmented
        label={t('import.lines')}
        value={chosen}
        options={actions.map((value) => ({
          value,
          label: t(`import.tabs.${value}`),
          count: wholeNumber(counts[value], locale),
        }))}
        onChange={setChosen}
      />
      {chosen === 'kept' && counts.kept > 0 && <p className={classes.note}>{t('import.whyKept')}</p>}
      <Lines key={chosen} found={found} language={language} action={chosen} />
    </>
  );
};
