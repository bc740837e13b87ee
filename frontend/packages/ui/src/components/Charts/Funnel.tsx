import classes from './Charts.module.css';
import { shareOf } from './scale';

export type FunnelStep = {
  key: string;
  label: string;
  value: number;
  /** The figure as it is written. */
  text: string;
  /** What it means beside the step before. */
  note: string;
  /** Of the step before: « 90 % »; none for the first. */
  share?: string;
};

type Props = { label: string; steps: readonly FunnelStep[] };

/** From the first step to the last, each as high as its figure. */
export const Funnel = ({ label, steps }: Props) => {
  const most = Math.max(1, ...steps.map(({ value }) => value));
  return (
    <ol className={classes.funnel} aria-label={label}>
      {steps.map(({ key, label: name, value, text, note, share }, place) => {
        const [high, before] = [shareOf(value, most), shareOf(steps[place - 1]?.value ?? value, most)];
        const last = place === steps.length - 1;
        return (
          <li key={key}>
            <span className={classes.step}>{name}</span>
            <span className={classes.number}>{text}</span>
            <span className={classes.note}>{note}</span>
            <svg width="100%" height="96" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {place > 0 && (
                <polygon className={classes.flow} points={`0,${100 - before} 60,${100 - high} 60,100 0,100`} />
              )}
              <rect
                className={last ? classes.reached : classes.filled}
                x={place > 0 ? 60 : 0}
                y={100 - high}
                width={place > 0 ? 40 : 100}
                height={high}
              />
            </svg>
            {share && <span className={classes.share}>{share}</span>}
          </li>
        );
      })}
    </ol>
  );
};
