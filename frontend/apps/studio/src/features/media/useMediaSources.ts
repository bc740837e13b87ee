import { type AnyBlock, type MediaSource, walk } from '@livretier/blocks';
import { useMemo } from 'react';
import { type PickedMedia, useMediaFiles } from './api';

const mediaOf = (blocks: readonly AnyBlock[]) => [
  ...new Set([...walk(blocks)].flatMap(({ props }) => ('media' in props && props.media !== null ? [props.media] : []))),
];

const sourceOf = (file: PickedMedia): MediaSource => ({
  ...{ kind: file.kind, name: file.name, src: file.address, size: file.size },
  ...(file.width && { width: file.width }),
  ...(file.height && { height: file.height }),
  renditions: file.renditions.map(({ width, webp, avif }) => ({ width, webp, avif })),
});

/** The files that these blocks show, as the views want them. */
export const useMediaSources = (blocks: readonly AnyBlock[]) => {
  const ids = useMemo(() => mediaOf(blocks), [blocks]);
  const files = useMediaFiles(ids);
  /* A file that is asked for again is the same file: what shows it is drawn once. */
  const known = files.map(({ id, address }) => `${id} ${address}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the reason above
  return useMemo(() => {
    const sources = new Map(files.map((file) => [file.id, sourceOf(file)]));
    return (id: string) => sources.get(id);
  }, [known]);
};
