import { SectionHeader } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { useLocale } from '@/shared/locale/useLocale';
import { longDate } from '@/shared/text/dates';
import { clock, daysApart } from '@/shared/text/moments';
import type { ServiceStatus } from './api';
import { type Part, PartsTable } from './PartsTable';

type Process = ServiceStatus['processes'][number];

/** « Sans nouvelles depuis hier, 14:32 », seen from the moment of the answer: both are of one clock. */
const useSilence = (now: string) => {
  const { t } = useTranslation('service');
  const locale = useLocale();
  const timeZone = useSignedInUser().company?.timezone;
  return (moment: string) => {
    const at = new Date(moment);
    const time = clock(at, locale, timeZone);
    const apart = daysApart(at, new Date(now), timeZone);
    if (apart === 'today' || apart === 'yesterday') return t(`processes.silent.${apart}`, { time });
    const day = longDate(at, locale, { year: apart === 'before', timeZone });
    return t('processes.silent.day', { day, time });
  };
};

const usePart = (now: string) => {
  const { t } = useTranslation('service');
  const locale = useLocale();
  const timeZone = useSignedInUser().company?.timezone;
  const silence = useSilence(now);
  return ({ part, heard_at, missing }: Process): Part => {
    const known = { name: t(`processes.${part}.name`), does: t(`processes.${part}.does`) };
    const without = t(`processes.${part}.without`);
    if (heard_at === null) return { ...known, look: 'unknown', state: t('processes.never'), detail: without };
    if (missing) return { ...known, look: 'away', state: silence(heard_at), detail: without };
    const time = clock(new Date(heard_at), locale, timeZone, true);
    const detail = <time dateTime={heard_at}>{t('processes.heard', { time })}</time>;
    return { ...known, look: 'well', state: t('processes.active'), detail };
  };
};

type Props = Pick<ServiceStatus, 'processes' | 'checked_at'>;

/** The processes of the product itself: each says every few seconds that it lives. */
export const Processes = ({ processes, checked_at }: Props) => {
  const { t } = useTranslation('service');
  const part = usePart(checked_at);
  return (
    <section aria-labelledby="service-processes">
      <SectionHeader
        id="service-processes"
        title={t('processes.title')}
        text={processes.some(({ missing }) => missing) && t('processes.restart')}
      />
      <PartsTable caption={t('processes.title')} parts={processes.map(part)} />
    </section>
  );
};
