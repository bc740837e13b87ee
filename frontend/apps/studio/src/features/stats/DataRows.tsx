import { type Column, DataTable, ExportButton } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { fold } from '@/shared/text/fold';
import { type Cell, csvOf } from './csvOf';
import classes from './Stats.module.css';
import { useNumbers } from './useNumbers';
import { useStatsSearch } from './useStatsSearch';

type Row = { key: string; cells: readonly Cell[] };
export type Data = {
  headers: readonly string[];
  rows: readonly Row[];
  /** How many of the first columns are words; the others are figures. */
  words?: number;
  /** What the file says below its rows. */
  note?: string;
};

const columnsOf = ({ headers, words = 1 }: Data, whole: (figure: number) => string): readonly Column<Row>[] =>
  headers.map((header, place) => ({
    key: `${place}`,
    header,
    cell: ({ cells }) => {
      const cell = cells[place];
      return typeof cell === 'number' ? whole(cell) : cell;
    },
    primary: place === 0,
    ...(place >= words && { align: 'end' as const }),
  }));

type Props = { title: string; data: Data };

/** Saves the same rows: what the screen masks is masked in the file, whose last line says so. */
const SaveRows = ({ title, data: { headers, rows, note } }: Props) => {
  const { t } = useTranslation('stats');
  const locale = useLocale();
  const { since, until } = useStatsSearch().asked;
  const lines = [headers, ...rows.map(({ cells }) => cells)];
  const notes = [...(lines.flat().includes(t('masked')) ? [[t('data.masked')]] : []), ...(note ? [[note]] : [])];
  const part = fold(title).replaceAll(/[^a-z0-9]+/g, '-');
  return (
    <ExportButton
      name={`${t('data.file')}-${part}-${since}-${until}.csv`}
      fetchFile={async () => new Blob([csvOf([...lines, ...notes], locale)], { type: 'text/csv;charset=utf-8' })}
    >
      {t('data.save')}
    </ExportButton>
  );
};

/** A table of figures, which one may save. */
export const DataRows = ({ title, data }: Props) => {
  const { whole } = useNumbers();
  return (
    <div className={classes.data}>
      <DataTable
        caption={title}
        columns={columnsOf(data, whole)}
        rows={data.rows}
        rowKey={({ key }) => key}
        density="compact"
      />
      <SaveRows title={title} data={data} />
    </div>
  );
};
