import { Fragment, type ReactNode } from 'react';
import type { ShownText } from '../ways/withWays';
import { Marked, type ShownMark } from './Marked';
import { ValueView } from './ValueView';

/* From the outside in: one link stays one link, whatever is bold in it. */
const order: ShownMark['type'][] = ['link', 'way', 'language', 'bold', 'italic', 'underline'];

type Inline = ShownText[number];

const markOf = (inline: Inline, type: ShownMark['type']): ShownMark | undefined =>
  inline.type === 'break' ? undefined : inline.marks?.find((mark) => mark.type === type);

const isSame = (one: ShownMark | undefined, other: ShownMark | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Neighbours that carry the same mark of this type, or none, together. */
const runs = (text: ShownText, type: ShownMark['type']) => {
  const found: { mark: ShownMark | undefined; inlines: ShownText }[] = [];
  for (const inline of text) {
    const mark = markOf(inline, type);
    const last = found.at(-1);
    if (last && isSame(last.mark, mark)) last.inlines.push(inline);
    else found.push({ mark, inlines: [inline] });
  }
  return found;
};

const draw = (inline: Inline): ReactNode => {
  if (inline.type === 'break') return <br />;
  return inline.type === 'value' ? <ValueView name={inline.key} /> : inline.text;
};

type Props = { text: ShownText; depth?: number };

/** Text with its emphasis and links. */
export const RichTextView = ({ text, depth = 0 }: Props): ReactNode => {
  const type = order[depth];
  if (!type) return text.map((inline, place) => <Fragment key={String(place)}>{draw(inline)}</Fragment>);
  return runs(text, type).map(({ mark, inlines }, place) => (
    <Marked key={String(place)} mark={mark}>
      <RichTextView text={inlines} depth={depth + 1} />
    </Marked>
  ));
};
