import { Editor, type Extensions } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import type { AnyBlock, Block } from '../../block';
import { SCHEMA_VERSION } from '../../document/document';
import { walk } from '../../document/walk';
import { documentExtensions, writingExtensions } from '../canvas/extensions';
import { placeOf } from '../commands/places';
import { repairIds } from '../ids/repairIds';
import { readDocument } from '../model/fromEditor';
import { toEditor } from '../model/toEditor';
import { pasteCleaner } from '../paste/pasteCleaner';

/** Short blocks for tests: an id and words. */
export const paragraph = (id: string, text = ''): Block => ({
  id,
  type: 'paragraph',
  props: {},
  text: text ? [{ type: 'text', text }] : [],
});

export const heading = (id: string, text: string): Block => ({
  id,
  type: 'heading',
  props: { level: 2 },
  text: [{ type: 'text', text }],
});

export const callout = (id: string, ...children: Block[]) =>
  ({ id, type: 'callout', props: { tone: 'info' }, children }) as Block;

export const list = (id: string, ...items: [string, ...Block[]][]) =>
  ({
    id,
    type: 'list',
    props: { ordered: false },
    children: items.map(([item, ...children]) => ({ id: item, type: 'list_item', props: {}, children })),
  }) as Block;

/** An editor with these blocks and more than every page has, and what a test asks of it. */
export const writeWith =
  (more: Extensions) =>
  (...blocks: Block[]) => {
    const editor = new Editor({
      element: document.createElement('div'),
      extensions: [...documentExtensions(), ...writingExtensions, pasteCleaner, ...more],
      content: repairIds(toEditor({ schema: SCHEMA_VERSION, blocks })),
      enableContentCheck: true,
      enableInputRules: ['typedBlocks'],
      enablePasteRules: ['link'],
      injectCSS: false,
      /* jsdom measures nothing. */
      editorProps: { handleScrollToSelection: () => true },
    });

    const read = () => readDocument(editor.state.doc);
    const place = (id: string) => {
      const found = placeOf(editor.state.doc, id);
      if (!found) throw new Error(`No block ${id}`);
      return found;
    };
    /** Puts the caret into a text, at an offset or at its end. */
    const caret = (id: string, offset = place(id).node.content.size) => {
      const { tr, doc } = editor.state;
      editor.view.dispatch(tr.setSelection(TextSelection.create(doc, place(id).pos + 1 + offset)));
    };
    const press = (key: string, modifiers: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
      return editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event)) ?? false;
    };
    const type = (text: string) => {
      for (const letter of text) {
        const { from, to } = editor.state.selection;
        const isTaken = editor.view.someProp('handleTextInput', (handle) =>
          handle(editor.view, from, to, letter, () => editor.state.tr.insertText(letter, from, to)),
        );
        if (!isTaken) editor.view.dispatch(editor.state.tr.insertText(letter, from, to));
      }
    };
    /** Pastes HTML, with the RTF that a program may put beside it. */
    const paste = (html: string, rtf = '') => {
      const data: Record<string, string> = { 'text/html': html, 'text/rtf': rtf };
      const clipboardData = { files: [], getData: (type: string) => data[type] ?? '' };
      editor.view.dispatchEvent(Object.assign(new Event('paste', { cancelable: true }), { clipboardData }));
    };
    const all = () => [...walk(read().blocks)];
    return {
      editor,
      read,
      caret,
      press,
      type,
      paste,
      all,
      place,
      ids: () => all().map(({ id }) => id),
      block: (id: string) => all().find((block) => block.id === id),
    };
  };

export const writeOn = writeWith([]);

/** The words of a block and all inside it. */
export const wordsOf = (block: AnyBlock | undefined): string => {
  if (!block) return '';
  if ('text' in block) return block.text.map((inline) => (inline.type === 'text' ? inline.text : '')).join('');
  return 'children' in block ? block.children.map((child) => wordsOf(child)).join('|') : '';
};
