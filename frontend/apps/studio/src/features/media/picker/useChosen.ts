import { useState } from 'react';
import type { PickedMedia } from './types';
import { useMediaFiles } from './useMediaFiles';

/** Which files are chosen, those that no page of the grid has shown included. */
export const useChosen = (value: readonly string[], multiple: boolean) => {
  const [ids, setIds] = useState<readonly string[]>(value);
  const [seen, setSeen] = useState<ReadonlyMap<string, PickedMedia>>(new Map());
  const fetched = useMediaFiles(ids.filter((id) => !seen.has(id)));
  const known = new Map([...fetched.map((media) => [media.id, media] as const), ...seen]);

  const add = (id: string) => setIds((former) => (multiple ? [...former.filter((one) => one !== id), id] : [id]));
  const learn = (media: PickedMedia) => setSeen((former) => new Map(former).set(media.id, media));
  const toggle = (media: PickedMedia) => {
    learn(media);
    if (multiple && ids.includes(media.id)) setIds(ids.filter((id) => id !== media.id));
    else add(media.id);
  };
  return { ids, files: ids.flatMap((id) => known.get(id) ?? []), add, learn, toggle };
};
