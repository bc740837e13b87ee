import { Icon, IconButton, ProgressBar } from '@livretier/ui';
import {
  IconAlertCircle,
  IconCircleCheck,
  IconFileText,
  IconMusic,
  IconPhoto,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconVideo,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { percentage } from '@/shared/text/numbers';
import { isUnderWay, type MediaKind, type UploadItem } from './engine/types';
import classes from './UploadTray.module.css';
import { useProblemText } from './useProblemText';
import type { useUploads } from './useUploads';

type Acts = Pick<ReturnType<typeof useUploads>, 'pause' | 'resume' | 'retry' | 'cancel'>;

const drawings: Record<MediaKind, typeof IconPhoto> = {
  image: IconPhoto,
  video: IconVideo,
  document: IconFileText,
  audio: IconMusic,
};

const drawingOf = ({ state, kind }: UploadItem) => {
  if (state === 'ready') return IconCircleCheck;
  if (state === 'refused') return IconAlertCircle;
  return kind ? drawings[kind] : IconFileText;
};

/** One file: how far it is, why it was refused, and what can be done with it now. */
export const UploadRow = ({ item, pause, resume, retry, cancel }: Acts & { item: UploadItem }) => {
  const { t } = useTranslation('uploads');
  const problemText = useProblemText();
  const locale = useLocale();
  const { key, name, size, sent, state, problem } = item;
  const moves = state === 'sending' || state === 'waiting' || state === 'interrupted';
  const offered = [
    { shown: moves, label: t('acts.pause', { name }), icon: IconPlayerPause, act: pause },
    { shown: state === 'paused', label: t('acts.resume', { name }), icon: IconPlayerPlay, act: resume },
    {
      shown: state === 'interrupted' || (state === 'refused' && item.retriable),
      label: t('acts.retry', { name }),
      icon: IconRefresh,
      act: retry,
    },
    { shown: isUnderWay(item), label: t('acts.cancel', { name }), icon: IconX, act: cancel },
  ];
  return (
    <li className={classes.row} data-state={state}>
      <span className={classes.sign}>
        <Icon of={drawingOf(item)} />
      </span>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        {isUnderWay(item) && <ProgressBar label={name} value={sent} max={size} />}
        {state === 'analysing' && <ProgressBar label={name} />}
        {problem && <p className={classes.problem}>{problemText(problem)}</p>}
        {(state === 'waiting' || state === 'paused' || state === 'interrupted' || state === 'analysing') && (
          <p className={classes.state}>{t(`states.${state}`)}</p>
        )}
      </div>
      {state !== 'refused' && state !== 'analysing' && (
        <span className={classes.percent}>{percentage(state === 'ready' ? 1 : sent / size, locale)}</span>
      )}
      <span className={classes.acts}>
        {offered
          .filter(({ shown }) => shown)
          .map(({ label, icon, act }) => (
            <IconButton key={label} size="small" label={label} icon={icon} onClick={() => void act(key)} />
          ))}
      </span>
    </li>
  );
};
