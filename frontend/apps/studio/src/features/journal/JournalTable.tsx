import { Avatar, type Column, DataTable, type DataTableProps, Icon, Row } from '@livretier/ui';
import { IconRobot } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { actionIcon } from './actionIcons';
import type { AuditEvent } from './api';
import classes from './JournalTable.module.css';
import { useEventTime } from './useEventTime';

/** Who acted, and in whose name; what nobody did is automatic. */
const Who = ({ event }: { event: AuditEvent }) => {
  const { t } = useTranslation('journal');
  return (
    <Row as="span" gap={3} align="center" shrink>
      {event.actor_name ? (
        <Avatar name={event.actor_name} />
      ) : (
        <span className={classes.machine}>
          <Icon of={IconRobot} />
        </span>
      )}
      <span className={classes.lines}>
        <strong>{event.actor_name || t('automatic')}</strong>
        {event.acting_as_name && <small>{t('actingAs', { name: event.acting_as_name })}</small>}
      </span>
    </Row>
  );
};

type ColumnKey = 'at' | 'who' | 'action' | 'object';
type Props = Omit<DataTableProps<AuditEvent, ColumnKey>, 'caption' | 'columns' | 'rowKey'>;

const Act = ({ event }: { event: AuditEvent }) => (
  <span className={classes.act} data-switched={event.acting_as_id !== null || undefined}>
    <Icon of={actionIcon(event.action)} />
    {event.action_label}
  </span>
);

const useColumns = (): readonly Column<AuditEvent, ColumnKey>[] => {
  const { t } = useTranslation('journal');
  const { short } = useEventTime();
  return [
    {
      key: 'at',
      header: t('columns.at'),
      sortable: true,
      width: 'fit',
      cell: ({ at }) => (
        <time dateTime={at} className={classes.time}>
          {short(at)}
        </time>
      ),
    },
    { key: 'who', header: t('columns.who'), primary: true, cell: (event) => <Who event={event} /> },
    { key: 'action', header: t('columns.action'), cell: (event) => <Act event={event} /> },
    { key: 'object', header: t('columns.object'), cell: (event) => event.object_label || event.object_type_label },
  ];
};

/** The acts of a company, one line each. */
export const JournalTable = (props: Props) => {
  const { t } = useTranslation('journal');
  return <DataTable {...props} caption={t('title')} columns={useColumns()} rowKey={({ id }) => id} />;
};
