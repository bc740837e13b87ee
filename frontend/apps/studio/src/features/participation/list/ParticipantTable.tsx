import { Avatar, type Column, DataTable, type DataTableProps, TwoLines } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { Participant } from '../api/participants';
import { StateTag } from '../StateTag';
import { nameOf, useDayText } from '../useTexts';
import classes from './Participants.module.css';

export type ColumnKey = 'name' | 'job' | 'state' | 'pages' | 'due' | 'acknowledged';

const Due = ({ participant: { due_on, late } }: { participant: Participant }) => {
  const { t } = useTranslation('participation');
  const { dayText } = useDayText();
  if (!due_on) return <span className={classes.none}>–</span>;
  if (!late) return dayText(due_on);
  return (
    <span className={classes.where}>
      <span>{dayText(due_on)}</span>
      <strong className={classes.late}>{t('table.late')}</strong>
    </span>
  );
};

const useColumns = (): readonly Column<Participant, ColumnKey>[] => {
  const { t } = useTranslation('participation');
  const { dateText } = useDayText();
  /* Two people may have one name: an address or a reference tells them apart. */
  const captionOf = ({ email, reference, refuses_mail }: Participant) => {
    if (refuses_mail) return t('refusesMail');
    return email || (reference ? t('table.reference', { reference }) : t('withoutEmail'));
  };
  return [
    {
      key: 'name',
      header: t('table.name'),
      primary: true,
      sortable: true,
      cell: (participant) => (
        <span className={classes.person}>
          <Avatar name={nameOf(participant)} />
          <TwoLines title={nameOf(participant)} caption={captionOf(participant)} size="small" />
        </span>
      ),
    },
    {
      key: 'job',
      header: t('table.job'),
      cell: ({ job, site }) => (
        <span className={classes.where}>
          {(job || !site) && <span>{job || '–'}</span>}
          {site && <small>{site}</small>}
        </span>
      ),
    },
    { key: 'state', header: t('table.state'), width: 'fit', cell: ({ state }) => <StateTag state={state} /> },
    {
      key: 'pages',
      header: t('table.pages'),
      width: 'narrow',
      align: 'end',
      cell: ({ pages_read }) => (pages_read > 0 ? pages_read : <span className={classes.none}>–</span>),
    },
    {
      key: 'due',
      header: t('table.due'),
      width: 'fit',
      sortable: true,
      cell: (participant) => <Due participant={participant} />,
    },
    {
      key: 'acknowledged',
      header: t('table.acknowledged'),
      width: 'fit',
      sortable: true,
      cell: ({ acknowledged_at }) =>
        acknowledged_at ? dateText(acknowledged_at) : <span className={classes.none}>–</span>,
    },
  ];
};

type Props = Omit<DataTableProps<Participant, ColumnKey>, 'caption' | 'columns' | 'rowKey'>;

/** Participants, one line each. */
export const ParticipantTable = (props: Props) => {
  const { t } = useTranslation('participation');
  return (
    <div className={classes.table}>
      <DataTable {...props} caption={t('title')} columns={useColumns()} rowKey={({ id }) => id} />
    </div>
  );
};
