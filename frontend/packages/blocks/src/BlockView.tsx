import type { ComponentType } from 'react';
import { type AnyBlock, type BlockType, definitionOf } from './block';
import type { RichText } from './document/richText';
import { RichTextView } from './rich_text/RichTextView';
import { TappableText } from './rich_text/TappableText';
import type { Place, ViewProps } from './view';
import { wordsAround } from './ways/wordsAround';

const onPage: Place = { index: 0 };

/* An answer is tapped to be chosen. */
const textOf = (block: Extract<AnyBlock, { text: RichText }>, place: Place) =>
  block.type === 'answer' ? (
    <RichTextView text={block.text} />
  ) : (
    <TappableText text={block.text} around={wordsAround(place)} />
  );

const inside = (block: AnyBlock, place: Place) => {
  if ('text' in block) return block.text.length > 0 ? textOf(block, place) : undefined;
  if (!('children' in block)) return undefined;
  return block.children.map((child, index) => (
    <BlockView key={child.id} block={child} place={{ index, within: { block, place } }} />
  ));
};

type Props = { block: AnyBlock; place?: Place };

/** Draws any block, and all that it holds, with the views of their types. */
export const BlockView = ({ block, place = onPage }: Props) => {
  const View = definitionOf[block.type].View as ComponentType<ViewProps<BlockType>>;
  return (
    <View block={block} place={place}>
      {inside(block, place)}
    </View>
  );
};
