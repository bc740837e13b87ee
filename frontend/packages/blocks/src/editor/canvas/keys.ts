import { Extension, type InputRule, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import { leaveContainer } from '../commands/enter';
import { leaveList, liftItem, sinkItem, splitItem } from '../commands/lists';
import { moveBlock } from '../commands/move';
import { writeAfter } from '../commands/writeAfter';
import { goToCell, moveLineOfCaret } from '../table/commands';

/** What the keys do on the canvas, besides writing. */
export const keys = Extension.create({
  name: 'keys',
  priority: 1000,
  addKeyboardShortcuts() {
    const first =
      (...commands: Command[]) =>
      () =>
        commands.some((command) => command(this.editor.state, this.editor.view.dispatch, this.editor.view));
    return {
      Enter: first(writeAfter(), splitItem, leaveList, leaveContainer),
      Tab: first(sinkItem, goToCell(1)),
      'Shift-Tab': first(liftItem, goToCell(-1)),
      'Alt-Shift-ArrowLeft': first(moveLineOfCaret('column', -1)),
      'Alt-Shift-ArrowRight': first(moveLineOfCaret('column', 1)),
      'Mod-Shift-ArrowUp': first(moveBlock(-1)),
      'Mod-Shift-ArrowDown': first(moveBlock(1)),
    };
  },
});

/** A line that begins with ##, - or 1. becomes a heading or a list. */
export const typedBlocks = Extension.create({
  name: 'typedBlocks',
  addInputRules() {
    const { heading, list } = this.editor.schema.nodes;
    if (!(heading && list)) return [];
    const headings = [2, 3, 4].map((level) =>
      textblockTypeInputRule({ find: new RegExp(`^#{${level}}\\s$`), type: heading, getAttributes: { level } }),
    );
    const lists = [
      { find: /^[-*]\s$/, ordered: false },
      { find: /^1[.)]\s$/, ordered: true },
    ].map(({ find, ordered }) =>
      wrappingInputRule({
        find,
        type: list,
        getAttributes: { ordered },
        joinPredicate: (_, before) => before.attrs.ordered === ordered,
      }),
    );
    return [...headings, ...lists] satisfies InputRule[];
  },
});
