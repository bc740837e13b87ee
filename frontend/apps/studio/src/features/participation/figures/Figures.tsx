import { useTranslation } from 'react-i18next';
import { participantsOf } from '@/features/booklets/api';
import { useLocale } from '@/shared/locale/useLocale';
import { wholeNumber } from '@/shared/text/numbers';
import type { ParticipantState, Summary } from '../api/participants';
import { readingStates } from '../participantsSearch';
import classes from './Figures.module.css';

const gap = 0.35;

/** Where each state begins in the bar and how much of it is theirs, in hundredths. */
const partsOf = (summary: Summary) => {
  const all = participantsOf(summary);
  let start = 0;
  return readingStates.flatMap((state) => {
    const width = all > 0 ? (summary[state] / all) * 100 : 0;
    const part = { state, start, width: Math.max(width - gap, gap) };
    start += width;
    return width > 0 ? [part] : [];
  });
};

type Props = {
  summary: Summary;
  /** The state that the list is narrowed to. */
  chosen: ParticipantState | undefined;
  onChoose: (state: ParticipantState | undefined) => void;
};

/** How many people are in each state; each figure narrows the list to them. */
export const Figures = ({ summary, chosen, onChoose }: Props) => {
  const { t } = useTranslation('participation');
  const locale = useLocale();
  const all = participantsOf(summary);
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const captionOf = (state: (typeof readingStates)[number]) =>
    state === 'acknowledged' && all > 0 ? share.format(summary.acknowledged / all) : t(`figures.${state}`);
  return (
    <section aria-label={t('figures.label')}>
      <ul className={classes.figures}>
        {readingStates.map((state) => (
          <li key={state}>
            <button
              type="button"
              className={classes.figure}
              aria-pressed={chosen === state}
              onClick={() => onChoose(chosen === state ? undefined : state)}
            >
              <span className={classes.name}>
                <span className={classes.patch} data-state={state} aria-hidden="true" />
                {t(`statesMany.${state}`)}
              </span>{' '}
              <span className={classes.line}>
                <strong className={classes.count}>{wholeNumber(summary[state], locale)}</strong>{' '}
                <span className={classes.caption}>{captionOf(state)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <svg className={classes.bar} aria-hidden="true">
        {partsOf(summary).map(({ state, start, width }) => (
          <rect key={state} data-state={state} x={`${start}%`} width={`${width}%`} height="8" rx="3" />
        ))}
      </svg>
    </section>
  );
};
