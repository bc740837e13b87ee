import type { Document } from '@livretier/blocks';

export const importances = ['info', 'important', 'mandatory'] as const;
export type Importance = (typeof importances)[number];

/** What a page says: the part of it that people write, save and merge. */
export type Content = { title: string; importance: Importance; document: Document };

/** A page in the outline. */
export type PageLine = {
  id: string;
  title: string;
  position: number;
  importance: Importance;
  revision: number;
  words: number;
  blocks: number;
};

export type PageDetail = Content & { id: string; revision: number; edited_by_name: string; edited_at: string };

export type Conflict = {
  kind: 'field' | 'deleted' | 'page';
  /** Empty for what belongs to the page itself: its title, its importance. */
  block_id: string;
  field: string;
  base: unknown;
  mine: unknown;
  saved: unknown;
};

export type SaveAnswer = Content & {
  outcome: 'saved' | 'merged' | 'conflict';
  revision: number;
  conflicts: readonly Conflict[];
  saved_by_name: string;
  saved_at: string;
};

export type Revision = {
  number: number;
  kind: 'saved' | 'merged' | 'set_aside' | 'restored';
  by_name: string;
  created_at: string;
  words: number;
};

export type WordChange = 'same' | 'added' | 'removed';
export type WordPart = { change: WordChange; text: string };
export type BlockChange = {
  block_id: string;
  type: string;
  change: 'same' | 'added' | 'removed' | 'changed';
  words: WordPart[];
};

export type Person = { name: string; initials: string; block_id: string | null };

export type Manuscript = { title: string; status: string; pages: PageLine[]; abilities: { write: boolean } };

/** What the editor writes in, whatever holds it: a chapter of the library now, a chapter of a booklet later. */
export type Source = {
  kind: 'chapter' | 'booklet';
  id: string;
  /** Where one comes from and goes back to, and where a version is released. */
  above: string;
  release: string;
  pages: () => Promise<Manuscript>;
  addPage: (page: { title: string; after: string | null }) => Promise<{ id: string }>;
  page: (id: string) => Promise<PageDetail>;
  savePage: (id: string, save: Content & { base_revision: number }) => Promise<SaveAnswer>;
  movePage: (id: string, after: string | null) => Promise<unknown>;
  duplicatePage: (id: string) => Promise<{ id: string }>;
  removePage: (id: string) => Promise<unknown>;
  bringBackPage: (id: string) => Promise<unknown>;
  revisions: (id: string) => Promise<Revision[]>;
  compare: (id: string, from: number, to: number) => Promise<BlockChange[]>;
  /** `base` is the revision that its author has in front of them. */
  restore: (id: string, revision: number, base: number) => Promise<unknown>;
  beHere: (id: string, blockId: string | null) => Promise<{ people: Person[] }>;
};
