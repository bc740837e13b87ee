import type { components } from '@livretier/api';
import { Avatar } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { Line } from '../lines/Line';
import { useMoment } from '../useMoment';

type Taken = components['schemas']['SwitchOut'];

/** Who took one's identity, when, why, and how much they did with it. */
export const SwitchLine = ({ taken }: { taken: Taken }) => {
  const { t } = useTranslation('account');
  const { short, time } = useMoment();
  const who = t(taken.from_platform ? 'switches.platform' : 'switches.company');
  const from = short(taken.started_at);
  return (
    <Line
      mark={<Avatar name={taken.administrator} />}
      title={taken.administrator}
      note={
        taken.ended_at ? t('switches.span', { who, from, to: time(taken.ended_at) }) : t('switches.open', { who, from })
      }
      caption={t('switches.reason', { reason: taken.reason })}
      aside={t('switches.acts', { count: taken.acts })}
    />
  );
};
