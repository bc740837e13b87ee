import { type Column, DataTable, type DataTableProps, Monogram, RowLink, TwoLines } from '@livretier/ui';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/paths';
import type { CompanyRow } from '../api';
import { CompanyStatusTag } from '../status/CompanyStatusTag';
import classes from './CompaniesTable.module.css';
import { placeOf } from './placeOf';

type ColumnKey = 'name' | 'kind' | 'users' | 'status';
type Props = Omit<DataTableProps<CompanyRow, ColumnKey>, 'caption' | 'columns' | 'rowKey' | 'rowAction'>;

const CompanyLink = createLink(RowLink);

const useColumns = (): readonly Column<CompanyRow, ColumnKey>[] => {
  const { t } = useTranslation(['companyCards', 'companies']);
  return [
    {
      key: 'name',
      header: t('columns.name'),
      primary: true,
      width: 'wide',
      cell: (company) => (
        <span className={classes.company}>
          <Monogram name={company.name} tinted />
          <TwoLines title={company.name} caption={placeOf(company) || t('noPlace')} size="small" />
        </span>
      ),
    },
    { key: 'kind', header: t('columns.kind'), cell: ({ kind }) => t(`companies:kinds.${kind}`) },
    { key: 'users', header: t('columns.users'), align: 'end', width: 'fit', cell: ({ users }) => users },
    {
      key: 'status',
      header: t('columns.status'),
      width: 'fit',
      cell: (company) => <CompanyStatusTag company={company} />,
    },
  ];
};

/** The companies of the platform, one line each; a line opens the card beside the list. */
export const CompaniesTable = (props: Props) => {
  const { t } = useTranslation('companyCards');
  return (
    <DataTable
      {...props}
      caption={t('list.title')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      rowAction={{
        link: ({ id }, content) => (
          <CompanyLink to={paths.company} params={{ id }} search={(old: object) => old} resetScroll={false}>
            {content}
          </CompanyLink>
        ),
      }}
    />
  );
};
