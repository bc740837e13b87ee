import { type Editor, Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { BlockType } from '../../block';
import { insertBlock } from '../commands/insert';
import { type Choice, fitting } from './choices';
import { type Typed, typedIn } from './match';

/** The open list: what is typed from `from` to `to`, and which of the fitting choices is active. */
export type Suggestion = Pick<Typed, 'kind' | 'query'> & { from: number; to: number; active: number };

/** Closed by the author where it began, until it begins somewhere else. */
type State = { open: Suggestion | null; closedAt: number | null };

const key = new PluginKey<State>('suggester');

export const suggestionOf = (state: EditorState) => key.getState(state)?.open ?? null;

const READ = 60;

/** What is being typed at the caret. */
const read = ({ selection }: Transaction): Omit<Suggestion, 'active'> | undefined => {
  const { $from, empty } = selection;
  if (!(empty && $from.parent.isTextblock)) return undefined;
  const offset = $from.parentOffset;
  const typed = typedIn($from.parent.textBetween(Math.max(0, offset - READ), offset, undefined, '\ufffc'));
  if (!typed || (typed.kind === 'block' && $from.parent.type.name !== 'paragraph')) return undefined;
  return { kind: typed.kind, query: typed.query, from: $from.pos - typed.length, to: $from.pos };
};

const follow = (tr: Transaction, { open, closedAt }: State): State => {
  const typed = tr.docChanged || open ? read(tr) : undefined;
  if (!typed) return { open: null, closedAt: null };
  if (closedAt === typed.from) return { open: null, closedAt };
  const active = open?.query === typed.query ? open.active : 0;
  return { open: { ...typed, active }, closedAt: null };
};

const apply = (tr: Transaction, state: State): State => {
  const meta = tr.getMeta(key) as { active?: number; close?: true } | undefined;
  if (meta?.close) return { open: null, closedAt: state.open?.from ?? null };
  if (meta?.active !== undefined && state.open) return { ...state, open: { ...state.open, active: meta.active } };
  return tr.docChanged || tr.selectionSet ? follow(tr, state) : state;
};

export const optionId = (list: string, index: number) => `${list}-${index}`;

export type SuggesterOptions = {
  /** The id of the list on the screen. */
  list: string;
  choices: (kind: Suggestion['kind']) => readonly Choice[];
};

/** Puts in what was chosen, instead of what was typed: one change, one undo. */
export const choose = (editor: Editor, { kind, from, to }: Suggestion, id: string) => {
  const chain = editor.chain().focus().deleteRange({ from, to });
  if (kind === 'value') return chain.insertContent({ type: 'value', attrs: { key: id } }).run();
  return chain.command(({ state, dispatch }) => insertBlock(id as BlockType)(state, dispatch)).run();
};

/** «/» offers blocks and «{{» living values, while one goes on typing. */
export const suggester = Extension.create<SuggesterOptions>({
  name: 'suggester',
  addOptions: () => ({ list: 'suggestions', choices: () => [] }),
  priority: 2000,
  addProseMirrorPlugins() {
    const { list, choices } = this.options;
    const { editor } = this;
    const fittingNow = ({ kind, query }: Suggestion) => fitting(choices(kind), query);
    const onKey = (view: EditorView, pressed: string): boolean => {
      const open = suggestionOf(view.state);
      if (!open) return false;
      const found = fittingNow(open);
      const step = { ArrowDown: 1, ArrowUp: -1 }[pressed];
      if (pressed === 'Escape') view.dispatch(view.state.tr.setMeta(key, { close: true }));
      else if (found.length === 0) return false;
      else if (step) {
        const active = (open.active + step + found.length) % found.length;
        view.dispatch(view.state.tr.setMeta(key, { active }));
      } else if (pressed === 'Enter' || pressed === 'Tab') choose(editor, open, found[open.active]?.id ?? '');
      else return false;
      return true;
    };
    return [
      new Plugin<State>({
        key,
        state: { init: () => ({ open: null, closedAt: null }), apply },
        props: {
          handleKeyDown: (view, event) => onKey(view, event.key),
          handleDOMEvents: {
            blur: (view) => {
              if (suggestionOf(view.state)) view.dispatch(view.state.tr.setMeta(key, { close: true }));
              return false;
            },
          },
          attributes: (state): Record<string, string> => {
            const open = suggestionOf(state);
            if (!open) return {};
            const hasChoice = fittingNow(open).length > 0;
            return {
              'aria-controls': list,
              'aria-autocomplete': 'list',
              ...(hasChoice && { 'aria-activedescendant': optionId(list, open.active) }),
            };
          },
        },
      }),
    ];
  },
});
