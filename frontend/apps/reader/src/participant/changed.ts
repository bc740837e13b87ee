import type { ChangedBlock } from './kept';

/** What a reader would call a part of a page. */
export type Kind =
  | 'audio'
  | 'button'
  | 'callout'
  | 'card'
  | 'contact'
  | 'file'
  | 'gallery'
  | 'heading'
  | 'image'
  | 'list'
  | 'map'
  | 'panel'
  | 'question'
  | 'quote'
  | 'step'
  | 'table'
  | 'text'
  | 'video';

/* A text inside one of these is named after it: the outermost counts. */
const HOLDING: Record<string, Kind> = {
  ...{ 'lvb-accordion-item': 'panel', 'lvb-callout': 'callout', 'lvb-card': 'card', 'lvb-list': 'list' },
  ...{ 'lvb-quote': 'quote', 'lvb-step': 'step', 'lvb-table': 'table' },
};

const NAMED: Record<string, Kind> = {
  ...{ accordion: 'panel', accordion_item: 'panel', answer: 'question', audio: 'audio', button: 'button' },
  ...{ callout: 'callout', card: 'card', cards: 'card', contact: 'contact', file: 'file', gallery: 'gallery' },
  ...{ heading: 'heading', image: 'image', list: 'list', list_item: 'list', map: 'map', media_text: 'image' },
  ...{ question: 'question', quote: 'quote', step: 'step', steps: 'step', table: 'table', table_cell: 'table' },
  ...{ table_row: 'table', video: 'video' },
};

/* What they hold is told by itself. */
const FRAMES = ['accordion', 'accordion_item', 'callout', 'cards', 'list', 'list_item', 'step', 'steps', 'table'];
const frames = new Set([...FRAMES, 'table_cell', 'table_row']);

/** Whether it says something that the blocks inside it do not say already. */
export const isTold = ({ type, change, words }: ChangedBlock) =>
  words.length > 0 || change === 'changed' || !frames.has(type);

/** How a reader calls it, and the number of a step, where the page has it. */
export const nameOf = ({ id, type }: ChangedBlock): { kind: Kind; place: number } => {
  let named: { kind: Kind; place: number } = { kind: NAMED[type] ?? 'text', place: 0 };
  for (let at = document.getElementById(id); at; at = at.parentElement) {
    const kind = Object.entries(HOLDING).find(([name]) => at?.classList.contains(name))?.[1];
    if (kind) named = { kind, place: kind === 'step' ? [...(at.parentElement?.children ?? [])].indexOf(at) + 1 : 0 };
  }
  return named;
};
