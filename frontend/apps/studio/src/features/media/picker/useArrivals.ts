import { useEffect, useEffectEvent, useState } from 'react';
import { useUploads } from '../upload/useUploads';
import type { MediaKind } from './types';

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
