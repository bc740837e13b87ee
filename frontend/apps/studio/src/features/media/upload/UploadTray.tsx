import { IconButton, VisuallyHidden } from '@livretier/ui';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { UploadItem } from './engine/types';
import { UploadRow } from './UploadRow';
import classes from './UploadTray.module.css';
import { useProblemText } from './useProblemText';
import { useUploads } from './useUploads';

const quarters = 4;

const quarterOf = (items: readonly UploadItem[]) => {
  const sum = (of: 'size' | 'sent') => items.reduce((total, item) => total + item[of], 0);
  return Math.floor((sum('sent') / Math.max(1, sum('size'))) * quarters) * (100 / quarters);
};

/** What a screen reader hears: the start, each quarter, each end; not every percent. */
const useNews = (items: readonly UploadItem[]) => {
  const { t } = useTranslation('uploads');
  const problemText = useProblemText();
  const taken = items.filter(({ state }) => state !== 'refused');
  const ready = taken.filter(({ state }) => state === 'ready').length;
  const interrupted = taken.some(({ state }) => state === 'interrupted');
  const progress =
    taken.length > 0 &&
    (ready === taken.length
      ? t('news.done', { count: ready })
      : t('news.progress', { count: taken.length, ready, percent: quarterOf(taken) }));
  const refusals = items.flatMap(({ name, problem }) =>
    problem ? [t('news.refused', { name, why: problemText(problem) })] : [],
  );
  return [progress, interrupted && t('states.interrupted'), ...refusals].filter(Boolean).join(' ');
};

const minute = 60;
const step = 5;

/** « encore 20 s », « encore 3 min »: what one needs to know, no more precise than one can know it. */
const useRemaining = () => {
  const { t } = useTranslation('uploads');
  return (seconds: number | null) => {
    if (seconds === null) return null;
    if (seconds > minute * minute) return t('remaining.long');
    return seconds < minute
      ? t('remaining.seconds', { count: Math.max(step, Math.ceil(seconds / step) * step) })
      : t('remaining.minutes', { count: Math.ceil(seconds / minute) });
  };
};

const isBusy = ({ state }: { state: string }) => state !== 'ready' && state !== 'refused';

const seen = 4000;

/** Once every file has arrived nothing is left to read or to do: the tray goes, unless somebody is on it. */
const useGoesAway = (items: readonly UploadItem[], held: boolean, leave: () => void) => {
  const end = useEffectEvent(leave);
  const arrived = items.length > 0 && items.every(({ state }) => state === 'ready');
  useEffect(() => {
    if (!arrived || held) return;
    const timer = setTimeout(() => end(), seen);
    return () => clearTimeout(timer);
  }, [arrived, held]);
};

const News = ({ text }: { text: string }) => {
  /* A live region is heard only when it stood there, empty, before its words. */
  const [heard, setHeard] = useState('');
  useEffect(() => setHeard(text), [text]);
  return (
    <div role="status">
      <VisuallyHidden>{heard}</VisuallyHidden>
    </div>
  );
};

/** The files on their way, in a corner of every screen. */
export const UploadTray = () => {
  const { t } = useTranslation(['uploads', 'common']);
  const { items, clearEnded, secondsLeft, ...acts } = useUploads();
  const remaining = useRemaining();
  const id = useId();
  const news = useNews(items);
  const [folded, setFolded] = useState(false);
  const [held, setHeld] = useState(false);
  useGoesAway(items, held, clearEnded);
  return createPortal(
    <>
      <News text={news} />
      {items.length > 0 && (
        <section
          className={classes.tray}
          aria-labelledby={`${id}-title`}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <header className={classes.header}>
            <h2 id={`${id}-title`} className={classes.title}>
              {t('tray.title', { count: items.length })}
            </h2>
            <span className={classes.remaining}>{remaining(secondsLeft())}</span>
            <IconButton
              size="small"
              label={t(folded ? 'common:labels.expand' : 'common:labels.collapse')}
              icon={IconChevronDown}
              aria-expanded={!folded}
              aria-controls={`${id}-files`}
              onClick={() => setFolded(!folded)}
            />
            {!items.some(isBusy) && (
              <IconButton size="small" label={t('common:labels.close')} icon={IconX} onClick={clearEnded} />
            )}
          </header>
          <ul id={`${id}-files`} className={classes.files} hidden={folded}>
            {items.map((item) => (
              <UploadRow key={item.key} item={item} {...acts} />
            ))}
          </ul>
        </section>
      )}
    </>,
    document.body,
  );
};
