import { Icon, SideSheet } from '@livretier/ui';
import { IconUserShield } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSignedInUser } from '../accounts';
import { useCompanyText } from '../companies';
import type { AuditEvent } from './api';
import classes from './EventDetails.module.css';
import { useChangeText } from './useChangeText';
import { useEventTime } from './useEventTime';

type Props = { title: string; tone: 'before' | 'after'; values: Record<string, unknown> };

/** What a thing was, or has become; nothing when the act changed nothing. */
const Changes = ({ title, tone, values }: Props) => {
  const text = useChangeText();
  const lines = Object.entries(values);
  return (
    lines.length > 0 && (
      <section>
        <h3 className={classes.title}>{title}</h3>
        <ul className={classes.lines} data-tone={tone}>
          {lines.map(([name, value]) => (
            <li key={name}>{text(name, value)}</li>
          ))}
        </ul>
      </section>
    )
  );
};

/** In whose name somebody acted, and why; nothing when they acted in their own without a reason. */
const SwitchedNote = ({ event }: { event: AuditEvent }) => {
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

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** One act in full, beside the list. */
export const EventDetails = ({ event, onClose }: { event: AuditEvent; onClose: () => void }) => {
  const { t } = useTranslation('journal');
  const { full } = useEventTime();
  const company = useCompanyText()(useSignedInUser());
  const { object_label: label, object_type_label: type } = event;
  const object = label && type ? t('details.objectOf', { label, type: type.toLocaleLowerCase() }) : label || type;
  return (
    <SideSheet title={event.action_label} size="details" onClose={onClose}>
      <SwitchedNote event={event} />
      <dl className={classes.facts}>
        <Fact name={t('details.when')}>
          <time dateTime={event.at}>{full(event.at)}</time>
        </Fact>
        <Fact name={t('details.who')}>{event.actor_name || t('automatic')}</Fact>
        {object && <Fact name={t('details.object')}>{object}</Fact>}
        <Fact name={t('details.company')}>{company.name}</Fact>
        {event.ip && <Fact name={t('details.ip')}>{t('details.truncated', { ip: event.ip })}</Fact>}
      </dl>
      <Changes title={t('details.before')} tone="before" values={event.before} />
      <Changes title={t('details.after')} tone="after" values={event.after} />
    </SideSheet>
  );
};
