import type { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import type { AnyBlock, BlockType } from '../../block';
import type { Document } from '../../document/document';
import { duplicateBlock } from '../commands/duplicate';
import { insertBlock, insertBlockAt } from '../commands/insert';
import { type Emphasis, setLanguage, setLink, toggleMark } from '../commands/marks';
import { moveBlock } from '../commands/move';
import { placeOf } from '../commands/places';
import { removeBlock } from '../commands/remove';
import { selectBlock } from '../commands/select';
import { fillProps, setProps } from '../commands/setProps';
import { type Kind, turnInto } from '../commands/turnInto';
import { find, goToFound } from '../find/finder';
import { readDocument } from '../model/fromEditor';
import { insertLine, moveLine, removeLine, toggleHeader } from '../table/commands';
import type { Line } from '../table/grid';
import { replaceDocument } from './replaceDocument';
import { type Person, showPeople } from './spotlight';

/** Everything that the studio can ask of a canvas. Each answers whether it was done. */
export const handleOf = (editor: Editor, flush: () => void) => {
  const run = (command: Command) => command(editor.state, editor.view.dispatch, editor.view);
  /* Focus first: a selection made without it is not drawn. */
  const runThere = (command: Command) => {
    const done = run(command);
    if (done) editor.view.focus();
    return done;
  };
  return {
    editor,
    /* Not the command of the editor, which waits for a frame: what is typed meanwhile would land where the focus was. */
    focus: () => editor.view.focus(),
    document: (): Document => readDocument(editor.state.doc),
    /** Tells of changes at once that would be told of in a moment. */
    flush,
    replace: (document: Document) => replaceDocument(editor, document),
    undo: () => editor.commands.undo(),
    redo: () => editor.commands.redo(),
    insert: (wanted: BlockType | AnyBlock) => runThere(insertBlock(wanted)),
    insertAt: (index: number, wanted: BlockType | AnyBlock) => runThere(insertBlockAt(index, wanted)),
    /** Starts a line before the block of this index, and offers what it may become. */
    offerBlocksAt: (index: number) => {
      if (!runThere(insertBlockAt(index, 'paragraph'))) return false;
      return editor.commands.insertContent({ type: 'text', text: '/' });
    },
    move: (direction: -1 | 1) => run(moveBlock(direction)),
    duplicate: (id: string) => runThere(duplicateBlock(id)),
    remove: (id: string) => runThere(removeBlock(id)),
    select: (id: string) => runThere(selectBlock(id)),
    /** The focus stays in the form that changes them. */
    setProps: (id: string, props: Record<string, unknown>) => run(setProps(id, props)),
    fill: (id: string, props: Record<string, unknown>) => run(fillProps(id, props)),
    turnInto: (kind: Kind) => turnInto(editor, kind),
    toggle: (mark: Emphasis) => toggleMark(editor, mark),
    setLink: (address: string | null) => setLink(editor, address),
    setLanguage: (lang: string | null) => setLanguage(editor, lang),
    insertValue: (key: string) => editor.chain().focus().insertContent({ type: 'value', attrs: { key } }).run(),
    /** Opens the list of living values after the selected words. */
    offerValues: () => {
      const { to } = editor.state.selection;
      return editor.chain().focus().setTextSelection(to).insertContent({ type: 'text', text: '{{' }).run();
    },
    /** Rows and columns of a table, counted from 0. The focus stays where it is asked from. */
    insertLine: (id: string, line: Line, at: number) => run(insertLine(id, line, at)),
    removeLine: (id: string, line: Line, at: number) => run(removeLine(id, line, at)),
    moveLine: (id: string, line: Line, from: number, to: number) => run(moveLine(id, line, from, to)),
    toggleHeader: (id: string, line: Line) => run(toggleHeader(id, line)),
    find: (words: string) => run(find(words)),
    goToFound: (direction: -1 | 1) => run(goToFound(direction)),
    /** Where a block stands in the window; nothing if it is not on the page. */
    boxOf: (id: string) => {
      const found = placeOf(editor.state.doc, id);
      const element = found && editor.view.nodeDOM(found.pos);
      return element instanceof HTMLElement ? element.getBoundingClientRect() : undefined;
    },
    showPeople: (people: readonly Person[]) => run(showPeople(people)),
  };
};

export type CanvasHandle = ReturnType<typeof handleOf>;
