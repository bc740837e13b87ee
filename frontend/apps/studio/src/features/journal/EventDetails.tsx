import { SideSheet } from '@livretier/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '../accounts';
import { useCompanyText } from '../companies';
import { Changes } from './Changes';
import classes from './EventDetails.module.css';
import { SwitchedNote } from './SwitchedNote';
import type { AuditEvent } from './types';
import { useEventTime } from './useEventTime';

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
