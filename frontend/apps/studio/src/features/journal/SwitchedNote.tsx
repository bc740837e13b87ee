import { Icon } from '@livretier/ui';
import { IconUserShield } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import classes from './SwitchedNote.module.css';
import type { AuditEvent } from './types';

/** In whose name somebody acted, and why; nothing when they acted in their own without a reason. */
export const SwitchedNote = ({ event }: { event: AuditEvent }) => {
  const { t } = useTranslation('journal');
  const { actor_name: actor, acting_as_name: target, reason } = event;
  return (
    (target || reason) && (
      <div className={classes.note}>
        <Icon of={IconUserShield} />
        <p>
          {target && (
            <Trans t={t} i18nKey="details.switched" values={{ actor, target }} components={{ strong: <strong /> }} />
          )}{' '}
          {reason && t('details.reason', { reason })}
        </p>
      </div>
    )
  );
};
