import { type Document, type MediaSource, walk } from '@livretier/blocks';
import { useDeferredValue, useMemo } from 'react';
import { type PickedMedia, useMediaFiles } from '../../media';
import type { Session } from '../session/context';
import { useSaving } from '../session/useSaving';

const mediaOf = (document: Document) => [
  ...new Set(
    [...walk(document.blocks)].flatMap(({ props }) => ('media' in props && props.media !== null ? [props.media] : [])),
  ),
];

const sourceOf = (file: PickedMedia): MediaSource => ({
  ...{ kind: file.kind, name: file.name, src: file.address, size: file.size },
  ...(file.width && { width: file.width }),
  ...(file.height && { height: file.height }),
  renditions: file.renditions.map(({ width, webp, avif }) => ({ width, webp, avif })),
});

/** The files that the page shows, as the views want them. */
export const useMediaSources = (session: Session) => {
  const document = useDeferredValue(useSaving(session, ({ local }) => local.document));
  const ids = useMemo(() => mediaOf(document), [document]);
  const files = useMediaFiles(ids);
  /* A file that is asked for again is the same file: what shows it is drawn once. */
  const known = files.map(({ id, address }) => `${id} ${address}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the reason above
  return useMemo(() => {
    const sources = new Map(files.map((file) => [file.id, sourceOf(file)]));
    return (id: string) => sources.get(id);
  }, [known]);
};
