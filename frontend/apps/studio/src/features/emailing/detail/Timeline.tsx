import { languageName } from '@livretier/booklet';
import { type Drawing, Icon } from '@livretier/ui';
import {
  IconAlertTriangle,
  IconCalendar,
  IconCheck,
  IconFlag,
  IconMailForward,
  IconSend,
  IconSquareX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import type { Mailing } from '../api/mailings';
import { brokenOf, recipientsOf, useMoment } from '../useMailingTexts';
import classes from './Detail.module.css';

const icons = {
  scheduled: IconCalendar,
  end: IconFlag,
  broken: IconAlertTriangle,
  done: IconCheck,
  cancelled: IconSquareX,
  launched: IconSend,
  tested: IconMailForward,
} as const satisfies Record<string, Drawing>;

type Kind = keyof typeof icons;

/** What happened, and what is to come, the newest first; what has no hour of its own stands between those that do. */
export const stepsOf = (mailing: Mailing): { kind: Kind; at?: string }[] => {
  const { state, starts_at, launched_at, done_at, estimated_end, tested, counts } = mailing;
  return [
    ...(state === 'scheduled' && !launched_at && starts_at ? [{ kind: 'scheduled' as const, at: starts_at }] : []),
    ...(state === 'sending' && estimated_end ? [{ kind: 'end' as const, at: estimated_end }] : []),
    ...(done_at ? [{ kind: state === 'cancelled' ? ('cancelled' as const) : ('done' as const), at: done_at }] : []),
    ...(brokenOf(counts) > 0 ? [{ kind: 'broken' as const }] : []),
    ...(launched_at ? [{ kind: 'launched' as const, at: launched_at }] : []),
    ...(tested ? [{ kind: 'tested' as const, at: tested.at }] : []),
  ];
};

export const Timeline = ({ mailing }: { mailing: Mailing }) => {
  const { t } = useTranslation('emailing');
  const locale = useLocale();
  const { time } = useMoment();
  const { counts, texts, tested } = mailing;
  const languages = new Intl.ListFormat(locale).format(Object.keys(texts).map((code) => languageName(code, locale)));
  const detailOf = (kind: Kind) => {
    if (kind === 'launched') return t('timeline.recipients', { count: recipientsOf(counts), languages });
    if (kind === 'tested') return t('timeline.by', { name: tested?.by_name });
    if (kind === 'done') return t('timeline.sent', { count: counts.sent });
    if (kind === 'cancelled') return t('timeline.sent', { count: counts.sent });
    return '';
  };
  return (
    <section aria-labelledby="mailing-timeline">
      <h2 id="mailing-timeline" className={classes.title}>
        {t('timeline.title')}
      </h2>
      <ol className={classes.timeline}>
        {stepsOf(mailing).map(({ kind, at }) => {
          const detail = detailOf(kind);
          return (
            <li key={kind} className={classes.step} data-kind={kind}>
              <span className={classes.node} aria-hidden="true">
                <Icon of={icons[kind]} size={14} />
              </span>
              <div className={classes.words}>
                <p className={classes.what}>{t(`timeline.${kind}`, { count: brokenOf(counts) })}</p>
                {detail && <p className={classes.small}>{detail}</p>}
              </div>
              {at && <p className={classes.when}>{time(at)}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
};
