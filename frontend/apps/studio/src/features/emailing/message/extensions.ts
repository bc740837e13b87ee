import { safeUrl } from '@livretier/blocks';
import { Extension, Mark, Node } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Italic } from '@tiptap/extension-italic';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { TextSelection } from '@tiptap/pm/state';
import { type Variable, variables } from './nodes';

const isVariable = (name: unknown): name is Variable => variables.some((variable) => variable === name);

const LEADS = /^(?:https?|mailto):/;
const DOMAIN = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/;
const MAIL = /^[^\s@:/]+@[\w-]+(?:\.[\w-]+)+$/;

/** Where an author wants to lead, as a message may: people write www.example.fr and name@example.fr. */
export const addressOf = (written: string) => {
  const typed = written.trim();
  if (DOMAIN.test(typed)) return safeUrl(`https://${typed}`);
  const address = MAIL.test(typed) ? `mailto:${typed}` : typed;
  return LEADS.test(address) ? safeUrl(address) : undefined;
};

const paragraph = Node.create({
  name: 'paragraph',
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
});

const item = Node.create({
  name: 'item',
  content: 'inline*',
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
});

/** Each item is one line; an empty one, left with Enter, ends the list. */
const list = Node.create({
  name: 'list',
  group: 'block',
  content: 'item+',
  parseHTML: () => [{ tag: 'ul' }, { tag: 'ol' }],
  renderHTML: () => ['ul', 0],
  addKeyboardShortcuts() {
    const leave = () => {
      const { $from, empty } = this.editor.state.selection;
      if (!empty || $from.parent.type.name !== 'item' || $from.parent.content.size > 0) return false;
      const around = $from.node(-1);
      const isLast = $from.index(-1) === around.childCount - 1;
      if (!isLast) return false;
      const [from, to] =
        around.childCount === 1 ? [$from.before(-1), $from.after(-1)] : [$from.before(), $from.after()];
      const after = around.childCount === 1 ? from : $from.after(-1) - (to - from);
      return this.editor
        .chain()
        .deleteRange({ from, to })
        .insertContentAt(after, { type: 'paragraph' })
        .setTextSelection(after + 1)
        .run();
    };
    /* At the beginning of the first item there is nothing to join: it becomes lines again. */
    const undo = () => {
      const { $from, empty } = this.editor.state.selection;
      const isFirst = empty && $from.parent.type.name === 'item' && $from.parentOffset === 0 && $from.index(-1) === 0;
      return isFirst && this.editor.commands.turnIntoLines();
    };
    return { Enter: leave, Backspace: undo };
  },
});

/** Its words are written in it; without an address it leads to the person's own link. */
const button = Node.create({
  name: 'button',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes: () => ({ href: { default: null, rendered: false } }),
  parseHTML: () => [{ tag: '[data-mail-button]' }],
  renderHTML: () => ['div', { 'data-mail-button': '' }, ['span', 0]],
  addKeyboardShortcuts() {
    const below = () => {
      const { $from } = this.editor.state.selection;
      if ($from.parent.type.name !== this.name) return false;
      const after = $from.after();
      return this.editor
        .chain()
        .insertContentAt(after, { type: 'paragraph' })
        .setTextSelection(after + 1)
        .run();
    };
    return { Enter: below };
  },
});

const lineBreak = Node.create({
  name: 'break',
  inline: true,
  group: 'inline',
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    const insert = () =>
      this.editor.state.selection.$from.parent.type.name !== 'button' &&
      this.editor.commands.insertContent({ type: this.name });
    return { 'Shift-Enter': insert };
  },
});

/** What the author calls each of them. */
export type VariableNames = Record<Variable, string>;

const variable = Node.create<{ names: Partial<VariableNames> }>({
  name: 'variable',
  inline: true,
  group: 'inline',
  atom: true,
  addOptions: () => ({ names: {} }),
  addAttributes: () => ({
    name: {
      default: 'first_name',
      parseHTML: (element: HTMLElement) => element.dataset.variable,
      renderHTML: ({ name }) => ({ 'data-variable': name }),
      validate: (name: unknown) => {
        if (!isVariable(name)) throw new RangeError('Nothing of this name is filled in.');
      },
    },
  }),
  parseHTML: () => [
    { tag: 'span[data-variable]', getAttrs: ({ dataset }) => (isVariable(dataset.variable) ? null : false) },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const name = node.attrs.name as Variable;
    return ['span', HTMLAttributes, this.options.names[name] ?? name];
  },
  renderText({ node }) {
    return this.options.names[node.attrs.name as Variable] ?? '';
  },
});

const link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    href: {
      default: null,
      rendered: false,
      parseHTML: (element: HTMLElement) =>
        addressOf(element.dataset.href ?? element.getAttribute('href') ?? '') ?? null,
    },
  }),
  parseHTML: () => [
    {
      tag: 'a',
      getAttrs: (element) =>
        addressOf(element.dataset.href ?? element.getAttribute('href') ?? '') === undefined ? false : null,
    },
  ],
  renderHTML: ({ mark }) => ['a', { 'data-href': mark.attrs.href, rel: 'noopener' }, 0],
});

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    mail: {
      /** The list around the caret becomes a line for each item. */
      turnIntoLines: () => ReturnType;
      /** The line of the caret becomes a list, or its list becomes lines. */
      toggleList: () => ReturnType;
    };
  }
}

/** What the toolbar asks of lists. */
const listActs = Extension.create({
  name: 'listActs',
  addCommands: () => ({
    turnIntoLines:
      () =>
      ({ state, tr, dispatch }) => {
        const { $from } = state.selection;
        const { paragraph: line } = state.schema.nodes;
        if ($from.parent.type.name !== 'item' || !line) return false;
        const around = $from.node(-1);
        const lines = around.children.map((child) => line.create(null, child.content));
        if (dispatch) {
          tr.replaceWith($from.before(-1), $from.after(-1), lines);
          /* Nothing stands around the lines any more: the words begin one place earlier. */
          tr.setSelection(TextSelection.create(tr.doc, $from.pos - 1));
        }
        return true;
      },
    toggleList:
      () =>
      ({ state, tr, dispatch, commands }) => {
        const { $from } = state.selection;
        const { list: around, item: one } = state.schema.nodes;
        if ($from.parent.type.name === 'item') return commands.turnIntoLines();
        if ($from.parent.type.name !== 'paragraph' || !around || !one) return false;
        const inside = one.create(null, $from.parent.content);
        if (dispatch) {
          tr.replaceWith($from.before(), $from.after(), around.create(null, inside));
          tr.setSelection(TextSelection.create(tr.doc, $from.pos + 1));
        }
        return true;
      },
  }),
});

const top = (content: string) => Node.create({ name: 'doc', topNode: true, content });

/** A body and nothing else: what a message can hold. */
export const bodyExtensions = (names: Partial<VariableNames>) => [
  top('block+'),
  paragraph,
  list,
  item,
  button,
  Text,
  lineBreak,
  variable.configure({ names }),
  link,
  Bold,
  Italic,
  listActs,
  UndoRedo,
];

/* One line: Enter has nothing to do in it. */
const oneLine = Extension.create({
  name: 'oneLine',
  addKeyboardShortcuts: () => ({ Enter: () => true, 'Shift-Enter': () => true }),
});

export const subjectExtensions = (names: Partial<VariableNames>) => [
  top('paragraph'),
  paragraph.extend({ content: '(text | variable)*', marks: '' }),
  Text,
  variable.configure({ names }),
  oneLine,
  UndoRedo,
];
