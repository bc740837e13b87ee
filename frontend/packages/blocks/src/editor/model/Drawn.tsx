import type { PropsWithChildren } from 'react';
import type { BlockType } from '../../block';
import { useLabels } from '../labelsContext';
import { useWaiting } from './waiting';

type Props = PropsWithChildren<{ id: string; type: BlockType }>;

/** What a block shows; while that is nothing, what it waits for: a click chooses its file, and a bar says how far it is. */
export const Drawn = ({ id, type, children }: Props) => {
  const { empty } = useLabels();
  const { choose, arrival } = useWaiting(id);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; keys have the same button in the settings */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: for the same reason */}
      <div
        className="lve-drawn"
        contentEditable={false}
        data-placeholder={arrival?.says ?? empty(type, choose !== undefined)}
        data-chooses={choose && !arrival ? '' : undefined}
        onClick={({ currentTarget }) => {
          if (!arrival && currentTarget.childElementCount === 0) choose?.();
        }}
      >
        {children}
      </div>
      {arrival && arrival.share !== null && (
        <progress className="lve-arriving" max={1} value={arrival.share} aria-label={arrival.says} />
      )}
    </>
  );
};
