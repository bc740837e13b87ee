import { Button, type Column, DataTable, type DataTableProps } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { useLocale } from '@/shared/locale/useLocale';
import { longDate } from '@/shared/text/dates';
import type { Suppression } from './api';
import classes from './Mail.module.css';

type ColumnKey = 'address' | 'reason' | 'since' | 'lifted' | 'act';
type Props = Omit<DataTableProps<Suppression, ColumnKey>, 'caption' | 'columns' | 'rowKey'> & {
  lifted: boolean;
  onAdmit?: (suppression: Suppression) => void;
  nameOf: (suppression: Suppression) => string;
};

/** The addresses that get no mail, one line each; or those that were admitted again, and why. */
export const AddressesTable = ({ lifted, onAdmit, nameOf, ...props }: Props) => {
  const { t } = useTranslation('mail');
  const locale = useLocale();
  const timeZone = useSignedInUser().company?.timezone;
  const day = (moment: string) => <time dateTime={moment}>{longDate(new Date(moment), locale, { timeZone })}</time>;
  const common: readonly Column<Suppression, ColumnKey>[] = [
    {
      key: 'address',
      header: t('addresses.columns.address'),
      primary: true,
      cell: (row) => (
        <span className={classes.lines}>
          <strong className={classes.address}>{nameOf(row)}</strong>
          {row.one_person && <small>{t('addresses.onePerson')}</small>}
        </span>
      ),
    },
    { key: 'reason', header: t('addresses.columns.reason'), cell: ({ reason }) => t(`addresses.reasons.${reason}`) },
    { key: 'since', header: t('addresses.columns.since'), width: 'fit', cell: ({ created_at }) => day(created_at) },
  ];
  const admitted: Column<Suppression, ColumnKey> = {
    key: 'lifted',
    header: t('addresses.columns.lifted'),
    cell: ({ lifted_at, lifted_by, lifted_reason }) => (
      <span className={classes.lines}>
        <span>
          {lifted_at && day(lifted_at)}, {lifted_by ? t('addresses.by', { name: lifted_by }) : t('addresses.byPerson')}
        </span>
        {lifted_reason && <small>{lifted_reason}</small>}
      </span>
    ),
  };
  const act: Column<Suppression, ColumnKey> = {
    key: 'act',
    header: t('addresses.columns.act'),
    width: 'fit',
    cell: (row) =>
      row.abilities.lift && (
        <Button
          size="small"
          aria-label={t('addresses.liftOf', { address: nameOf(row) })}
          onClick={() => onAdmit?.(row)}
        >
          {t('addresses.lift')}
        </Button>
      ),
  };
  return (
    <DataTable
      {...props}
      caption={t('addresses.title')}
      columns={[...common, lifted ? admitted : act]}
      rowKey={({ id }) => id}
    />
  );
};
