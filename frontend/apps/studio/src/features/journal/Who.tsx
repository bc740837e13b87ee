import { Avatar, Icon } from '@livretier/ui';
import { IconRobot } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AuditEvent } from './types';
import classes from './Who.module.css';

/** Who acted, and in whose name; what nobody did is automatic. */
export const Who = ({ event }: { event: AuditEvent }) => {
  const { t } = useTranslation('journal');
  return (
    <span className={classes.who}>
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
    </span>
  );
};
