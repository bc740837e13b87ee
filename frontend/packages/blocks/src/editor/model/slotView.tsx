import { type ReactNodeViewProps, ReactNodeViewRenderer, useReactNodeView } from '@tiptap/react';
import type { ComponentType } from 'react';
import { type BlockType, definitionOf } from '../../block';
import { useMedia } from '../../context/media';
import type { ViewProps } from '../../view';
import { Drawn } from './Drawn';
import { blockOf } from './fromEditor';

/** Where the content of the block is typed. */
const Slot = () => <div className="lve-slot" ref={useReactNodeView().nodeViewContentRef} data-node-view-content="" />;

const Framed = ({ node }: ReactNodeViewProps) => {
  const type = node.type.name as BlockType;
  const View = definitionOf[type].View as ComponentType<ViewProps<BlockType>>;
  const source = useMedia(node.attrs.media);
  return (
    <div data-node-view-wrapper="" data-side={node.attrs.side}>
      {!source && <Drawn id={node.attrs.id} type={type} />}
      <View block={blockOf(node)} place={{ index: 0 }}>
        <Slot />
      </View>
    </div>
  );
};

/** Draws a block with the view that readers see, around the place where its content is typed. */
export const slotView = ReactNodeViewRenderer(Framed, {
  className: 'lve-framed',
  attrs: ({ node }) => ({ 'data-block': node.type.name, 'data-id': node.attrs.id ?? '' }),
});
