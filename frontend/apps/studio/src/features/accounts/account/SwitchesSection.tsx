import type { components } from '@livretier/api';
import { Avatar, Button, FormSection, QueryView } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useIdentitySwitches } from '../api/account';
import { Line, Lines } from './Lines';
import { useMoment } from './useMoment';

type Taken = components['schemas']['SwitchOut'];

/** Who took one's identity, when, why, and how much they did with it. */
const SwitchLine = ({ taken }: { taken: Taken }) => {
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

export const SwitchesSection = () => {
  const { t } = useTranslation('account');
  const switches = useIdentitySwitches();
  return (
    <FormSection title={t('switches.title')} text={t('switches.text')}>
      <QueryView
        query={switches}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={<p>{t('switches.none')}</p>}
      >
        {({ pages }) => (
          <Lines>
            {pages
              .flatMap(({ items }) => items)
              .map((taken) => (
                <SwitchLine key={taken.id} taken={taken} />
              ))}
          </Lines>
        )}
      </QueryView>
      {switches.hasNextPage && (
        <div>
          <Button look="link" busy={switches.isFetchingNextPage} onClick={() => void switches.fetchNextPage()}>
            {t('switches.more')}
          </Button>
        </div>
      )}
    </FormSection>
  );
};
