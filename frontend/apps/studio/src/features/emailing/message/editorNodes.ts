import type { JSONContent } from '@tiptap/core';
import type { Block, Inline, Mark, Variable } from './nodes';

/* What no line of a message has; a pasted text may. */
const unwritten = /[\p{Cc}\p{Cs}\ue000\ue001\u2028\u2029]/gu;

const clean = (text: string) => text.replaceAll(unwritten, ' ');

const marksIn = (marks: readonly Mark[] = []): JSONContent['marks'] =>
  marks.map((mark) => (mark.type === 'link' ? { type: 'link', attrs: { href: mark.href } } : { type: mark.type }));

const inlineIn = (node: Inline): JSONContent => {
  if (node.type === 'break') return { type: 'break' };
  const marks = marksIn(node.marks) ?? [];
  return node.type === 'text'
    ? { type: 'text', text: node.text, marks }
    : { type: 'variable', attrs: { name: node.name }, marks };
};

const blockIn = (block: Block): JSONContent => {
  if (block.type === 'paragraph') return { type: 'paragraph', content: block.content.map(inlineIn) };
  if (block.type === 'list')
    return { type: 'list', content: block.items.map((item) => ({ type: 'item', content: item.map(inlineIn) })) };
  return {
    type: 'button',
    attrs: { href: block.href ?? null },
    content: block.text ? [{ type: 'text', text: block.text }] : [],
  };
};

/** A body as the editor holds it. */
export const bodyIn = (body: readonly Block[]): JSONContent => ({
  type: 'doc',
  content: body.length > 0 ? body.map(blockIn) : [{ type: 'paragraph' }],
});

/** A subject as the editor holds it: one line. */
export const subjectIn = (subject: readonly Inline[]): JSONContent => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: subject.map(inlineIn) }],
});

const marksOut = (marks: JSONContent['marks'] = []): Mark[] =>
  marks.flatMap(({ type, attrs }): Mark[] => {
    if (type === 'link') return [{ type, href: String(attrs?.href) }];
    return type === 'bold' || type === 'italic' ? [{ type }] : [];
  });

const inlineOut = ({ type, text, attrs, marks }: JSONContent): Inline => {
  if (type === 'break') return { type };
  const worn = marksOut(marks);
  const rest = worn.length > 0 ? { marks: worn } : {};
  return type === 'variable'
    ? { type, name: attrs?.name as Variable, ...rest }
    : { type: 'text', text: clean(text ?? ''), ...rest };
};

const lineOut = ({ content = [] }: JSONContent) => content.map(inlineOut);

const blockOut = (node: JSONContent): Block => {
  if (node.type === 'list') return { type: 'list', items: (node.content ?? []).map(lineOut) };
  if (node.type !== 'button') return { type: 'paragraph', content: lineOut(node) };
  const text = clean((node.content ?? []).map((part) => part.text ?? '').join(''));
  return { type: 'button', text, ...(node.attrs?.href && { href: String(node.attrs.href) }) };
};

/** What was written, without the empty lines at its end. */
export const bodyOut = ({ content = [] }: JSONContent): Block[] => {
  const blocks = content.map(blockOut);
  const last = blocks.findLastIndex((block) => block.type !== 'paragraph' || block.content.length > 0);
  return blocks.slice(0, last + 1);
};

export const subjectOut = ({ content = [] }: JSONContent): Inline[] => content.flatMap(lineOut);
