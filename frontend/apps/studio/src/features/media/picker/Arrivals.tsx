import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { percentage } from '@/shared/text/numbers';
import type { MediaKind } from '../api';
import type { UploadItem } from '../upload/engine/types';
import { useProblemText } from '../upload/useProblemText';
import { useUploads } from '../upload/useUploads';
import classes from './MediaPicker.module.css';

/** Follows what was added from here; each file is told once, when it is in the library. */
export const useArrivals = (kinds: readonly MediaKind[], onArrival: (fileId: string) => void) => {
  const [keys, setKeys] = useState<readonly number[]>([]);
  const [told, setTold] = useState<readonly number[]>([]);
  const items = useUploads().items.filter(({ key }) => keys.includes(key));
  const tell = useEffectEvent(onArrival);
  const arrived = items.find(({ key, state }) => state === 'ready' && !told.includes(key));
  useEffect(() => {
    if (!arrived) return;
    setTold((former) => [...former, arrived.key]);
    if (arrived.fileId && arrived.kind && kinds.includes(arrived.kind)) tell(arrived.fileId);
  }, [arrived, kinds]);
  return {
    underWay: items.filter(({ state }) => state !== 'ready'),
    follow: (added: readonly number[]) => setKeys((former) => [...former, ...added]),
  };
};

/** What was added from the picker and is not there yet; the tray behind it has the buttons. */
export const Arrivals = ({ items }: { items: readonly UploadItem[] }) => {
  const { t } = useTranslation('uploads');
  const locale = useLocale();
  const problemText = useProblemText();
  const line = ({ name, state, problem, sent, size }: UploadItem) => {
    if (problem) return t('picker.refused', { name, why: problemText(problem) });
    if (state === 'analysing') return t('picker.checking', { name });
    return t('picker.sending', { name, percent: percentage(sent / size, locale) });
  };
  if (items.length === 0) return null;
  return (
    <ul className={classes.arrivals}>
      {items.map((item) => (
        <li key={item.key} data-state={item.state}>
          {line(item)}
        </li>
      ))}
    </ul>
  );
};
