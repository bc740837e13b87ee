import { Node } from '@tiptap/core';
import { type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import { inlineSchema } from '../../document/richText';
import { ValueView } from '../../rich_text/ValueView';

/** A new line inside a text. */
export const breakNode = Node.create({
  name: 'break',
  inline: true,
  group: 'inline',
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) };
  },
});

const isKey = (key: unknown) => inlineSchema.safeParse({ type: 'value', key }).success;

const Value = ({ node }: ReactNodeViewProps) => (
  <span data-node-view-wrapper="">
    <ValueView name={node.attrs.key} />
  </span>
);

/** What the company stores once: the key is written, the value is shown. */
export const valueNode = Node.create({
  name: 'value',
  inline: true,
  group: 'inline',
  atom: true,
  addAttributes: () => ({
    key: {
      default: 'value',
      parseHTML: (element: HTMLElement) => element.dataset.value,
      renderHTML: ({ key }) => ({ 'data-value': key }),
      validate: (key: unknown) => {
        if (!isKey(key)) throw new RangeError('A living value cannot have that key.');
      },
    },
  }),
  parseHTML: () => [{ tag: '[data-value]', getAttrs: ({ dataset }) => (isKey(dataset.value) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
  renderText: ({ node }) => `{{${node.attrs.key}}}`,
  addNodeView: () => ReactNodeViewRenderer(Value, { as: 'span', className: 'lve-value' }),
});
