import { useTranslation } from 'react-i18next';
import type { AuditEvent } from './types';
import { useEventTime } from './useEventTime';

/** "Camille Vidal, Connexion, 10:44": what tells the line of one act from those of the same person. */
export const useRowLabel = () => {
  const { t } = useTranslation('journal');
  const { short } = useEventTime();
  return ({ actor_name, acting_as_name, action_label, at }: AuditEvent) => {
    const who = actor_name || t('automatic');
    const whole = acting_as_name ? `${who} ${t('actingAs', { name: acting_as_name })}` : who;
    return t('row', { who: whole, action: action_label, time: short(at) });
  };
};
