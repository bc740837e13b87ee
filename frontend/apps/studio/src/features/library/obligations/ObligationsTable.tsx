import { type Column, DataTable, type DataTableProps, RowLink, TwoLines } from '@livretier/ui';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/paths';
import { ContentStatusTag } from '../Content';
import { useSectorNames } from '../sectors/useSectorNames';
import type { Obligation } from '../types';
import { Checked, ConfirmButton, LevelTag } from './ObligationFacts';

type ColumnKey = 'label' | 'sectors' | 'level' | 'checked' | 'status';
type Props = Omit<DataTableProps<Obligation, ColumnKey>, 'caption' | 'columns' | 'rowKey' | 'rowAction' | 'actions'>;

const ObligationLink = createLink(RowLink);

const useColumns = (): readonly Column<Obligation, ColumnKey>[] => {
  const { t } = useTranslation('library');
  const sectorNames = useSectorNames();
  return [
    {
      key: 'label',
      header: t('obligations.columns.label'),
      primary: true,
      cell: ({ label, reference }) => <TwoLines title={label} caption={reference} size="small" />,
    },
    { key: 'sectors', header: t('obligations.columns.sectors'), cell: ({ sectors }) => sectorNames(sectors) },
    {
      key: 'level',
      header: t('obligations.columns.level'),
      width: 'fit',
      cell: ({ level }) => <LevelTag level={level} />,
    },
    {
      key: 'checked',
      header: t('obligations.columns.checked'),
      cell: (obligation) => <Checked obligation={obligation} />,
    },
    {
      key: 'status',
      header: t('obligations.columns.status'),
      width: 'fit',
      cell: ({ status }) => <ContentStatusTag of="obligations" status={status} />,
    },
  ];
};

/** The obligations, one line each; a line opens the obligation. */
export const ObligationsTable = (props: Props) => {
  const { t } = useTranslation('library');
  return (
    <DataTable
      {...props}
      caption={t('obligations.title')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      rowAction={{
        link: ({ id }, content) => (
          <ObligationLink to={paths.obligation} params={{ id }}>
            {content}
          </ObligationLink>
        ),
      }}
      actions={({ id, label, overdue, abilities }) =>
        overdue && abilities.confirm && <ConfirmButton id={id} label={label} short />
      }
    />
  );
};
