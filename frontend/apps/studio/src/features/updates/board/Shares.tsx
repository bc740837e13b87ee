import { useTranslation } from 'react-i18next';
import type { ReleaseLine } from '../api';
import classes from './Board.module.css';

type Counts = ReleaseLine['counts'];

/** In their order: what asks for somebody last, as the bar is read. */
const partsOf = ({ adopted, partly_adopted, ready, adapted, conflict, refused }: Counts) => [
  { name: 'adopted' as const, count: adopted + partly_adopted },
  { name: 'ready' as const, count: ready },
  { name: 'adapted' as const, count: adapted },
  { name: 'conflict' as const, count: conflict },
  { name: 'refused' as const, count: refused },
];

/** How far a release has come, as a bar and in words. */
export const Shares = ({ counts }: { counts: Counts }) => {
  const { t } = useTranslation('updates');
  const parts = partsOf(counts).filter(({ count }) => count > 0);
  if (parts.length === 0) return <p className={classes.quiet}>{t('shares.none', { count: counts.updated })}</p>;
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  return (
    <>
      <svg className={classes.bar} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ name, count }) => {
          const start = before;
          before += count;
          return <rect key={name} x={start} width={count} height={1} data-part={name} />;
        })}
      </svg>
      <ul className={classes.legend}>
        {parts.map(({ name, count }) => (
          <li key={name} data-part={name}>
            {t(`shares.${name}`, { count })}
          </li>
        ))}
      </ul>
    </>
  );
};
