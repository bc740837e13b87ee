import { type Column, DataTable, Icon, QueryView, TwoLines } from '@livretier/ui';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MoreItems } from '@/shared/MoreItems';
import { isContract } from '../peopleSearch';
import { useLanguageName } from '../useLanguageName';
import { type ImportLine, type LineAction, useLines } from './api';
import { isField, personFields } from './fields';
import classes from './Import.module.css';

/** Whom a line is about; without a name, a good line makes a card that its reference alone names. */
const Who = ({ told, good }: Pick<ImportLine, 'told'> & { good: boolean }) => {
  const { t } = useTranslation('people');
  const name = [told.first_name, told.last_name].filter(Boolean).join(' ');
  if (good && !name && told.reference)
    return <TwoLines title={told.reference} caption={t('import.lines.byReference')} size="small" />;
  const where = [told.reference ?? t('import.lines.noReference'), told.job ?? told.site].filter(Boolean).join(', ');
  return <TwoLines title={name || t('import.lines.noName')} caption={where} size="small" />;
};

const Problems = ({ problems }: Pick<ImportLine, 'problems'>) => {
  const { t } = useTranslation('people');
  return (
    <ul className={classes.problems}>
      {problems.map(({ field, message }) => {
        const known = field.replace(/_id$/, '');
        return (
          <li key={`${field}${message}`}>
            <Icon of={IconAlertCircle} size={16} />
            <span>
              {isField(known) ? t('import.lines.problem', { field: t(`fields.${known}`), message }) : message}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

const shownInName = ['first_name', 'last_name', 'reference'];

/** What a line says besides the name, field by field. */
const Told = ({ told }: Pick<ImportLine, 'told'>) => {
  const { t } = useTranslation('people');
  const languageName = useLanguageName();
  const inWords = (field: string, value: string) => {
    if (field === 'language') return languageName(value);
    return field === 'contract' && isContract(value) ? t(`contracts.${value}`) : value;
  };
  const said = personFields.flatMap((field) => {
    const value = told[field];
    return value && !shownInName.includes(field)
      ? [t('import.lines.said', { field: t(`fields.${field}`), value: inWords(field, value) })]
      : [];
  });
  return <span className={classes.told}>{said.join(' · ') || t('import.lines.nameOnly')}</span>;
};

type ColumnKey = 'number' | 'who' | 'what';

const useColumns = (action: LineAction): readonly Column<ImportLine, ColumnKey>[] => {
  const { t } = useTranslation('people');
  return [
    { key: 'number', header: t('import.lines.number'), width: 'fit', cell: ({ number }) => number },
    {
      key: 'who',
      header: t('import.lines.who'),
      primary: true,
      cell: ({ told }) => <Who told={told} good={action !== 'error'} />,
    },
    {
      key: 'what',
      header: t(action === 'error' ? 'import.lines.problems' : 'import.lines.told'),
      width: 'wide',
      cell: ({ told, problems }) => (action === 'error' ? <Problems problems={problems} /> : <Told told={told} />),
    },
  ];
};

type Props = { id: string; action: LineAction; label: string; empty: string };

/** The lines of a file that do this, some at a time. */
export const Lines = ({ id, action, label, empty }: Props) => {
  const { t } = useTranslation('people');
  const lines = useLines(id, action);
  const columns = useColumns(action);
  const table = { caption: label, columns, rowKey: ({ number }: ImportLine) => String(number) };
  return (
    <QueryView query={lines} skeleton={<DataTable {...table} rows={[]} loading />}>
      {(rows) => (
        <MoreItems
          label={t('import.lines.more')}
          count={rows.length}
          more={lines.hasNextPage}
          busy={lines.isFetchingNextPage}
          onMore={() => void lines.fetchNextPage()}
        >
          <DataTable {...table} rows={rows} empty={<p className={classes.note}>{empty}</p>} />
        </MoreItems>
      )}
    </QueryView>
  );
};
