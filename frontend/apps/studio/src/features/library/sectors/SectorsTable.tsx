import { type Column, DataTable, type DataTableProps, Row, RowLink, TwoLines } from '@livretier/ui';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { wholeNumber } from '@/shared/text/numbers';
import { ContentStatusTag } from '../Content';
import { Sign } from '../icons/Sign';
import type { SectorRow } from '../types';

type ColumnKey = 'label' | 'code' | 'chapters' | 'obligations' | 'status';
type Props = Omit<DataTableProps<SectorRow, ColumnKey>, 'caption' | 'columns' | 'rowKey' | 'rowAction'>;

const SectorLink = createLink(RowLink);

const Name = ({ sector: { icon, label, description, status } }: { sector: SectorRow }) => (
  <Row as="span" gap={3} align="center" shrink>
    <Sign icon={icon} muted={status !== 'published'} />
    {description ? <TwoLines title={label} caption={description} size="small" /> : <strong>{label}</strong>}
  </Row>
);

const useColumns = (): readonly Column<SectorRow, ColumnKey>[] => {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const number = (value: number) => (value > 0 ? wholeNumber(value, locale) : '–');
  return [
    {
      key: 'label',
      header: t('sectors.columns.label'),
      primary: true,
      width: 'wide',
      cell: (sector) => <Name sector={sector} />,
    },
    { key: 'code', header: t('sectors.columns.code'), width: 'fit', cell: ({ code }) => code },
    {
      key: 'chapters',
      header: t('sectors.columns.chapters'),
      align: 'end',
      width: 'fit',
      cell: ({ chapters_count }) => number(chapters_count),
    },
    {
      key: 'obligations',
      header: t('sectors.columns.obligations'),
      align: 'end',
      width: 'fit',
      cell: ({ obligations_count }) => number(obligations_count),
    },
    {
      key: 'status',
      header: t('sectors.columns.status'),
      width: 'fit',
      cell: ({ status }) => <ContentStatusTag of="sectors" status={status} />,
    },
  ];
};

/** The sectors, one line each; a line opens the sector. */
export const SectorsTable = (props: Props) => {
  const { t } = useTranslation('library');
  return (
    <DataTable
      {...props}
      caption={t('sectors.title')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      rowAction={{
        link: ({ id }, content) => (
          <SectorLink to={paths.sector} params={{ id }}>
            {content}
          </SectorLink>
        ),
      }}
    />
  );
};
