import { type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import type { SyntheticEvent } from 'react';
import { BlockView } from '../../BlockView';
import type { BlockType } from '../../block';
import { useLabels } from '../labelsContext';
import { Drawn } from './Drawn';
import { blockOf } from './fromEditor';

/* A click selects the block; it neither follows its links nor ticks its boxes. */
const stay = (event: SyntheticEvent) => event.preventDefault();

const Atom = ({ node }: ReactNodeViewProps) => {
  const { blocks } = useLabels();
  const type = node.type.name as BlockType;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a block of a page is no set of fields
    <div data-node-view-wrapper="" role="group" aria-label={blocks[type]} onClickCapture={stay}>
      <Drawn id={node.attrs.id} type={type}>
        <BlockView block={blockOf(node)} />
      </Drawn>
    </div>
  );
};

/** Draws a block in one piece with the view that readers see; a word stands for it while there is nothing to show. */
export const atomView = ReactNodeViewRenderer(Atom, {
  className: 'lve-atom',
  attrs: ({ node }) => ({ 'data-block': node.type.name, 'data-id': node.attrs.id ?? '' }),
});
