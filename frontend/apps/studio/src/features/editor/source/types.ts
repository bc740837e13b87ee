import type { components } from '@livretier/api';
import type { Block, Document } from '@livretier/blocks';
import type { LivingValue } from '@/shared/paper/valueName';

type Schemas = components['schemas'];

export const importances = ['info', 'important', 'mandatory'] as const satisfies readonly Schemas['Importance'][];
export type Importance = Schemas['Importance'];

/** What a page says: the part of it that people write, save and merge. */
export type Content = { title: string; importance: Importance; document: Document };

/** Whom a page of a booklet is for; an empty list excludes nobody. */
export type Conditions = Required<Schemas['Conditions']>;
export const contracts = [
  'permanent',
  'fixed_term',
  'seasonal',
  'agency',
  'apprentice',
  'trainee',
  'volunteer',
] as const satisfies Conditions['contracts'];

/** A page in the outline; in a booklet it also knows its chapter and its readers. */
export type PageLine = Omit<Schemas['PageLine'], 'official'> &
  Partial<Pick<Schemas['OutlineLine'], 'chapter' | 'conditions' | 'locked' | 'modified' | 'official' | 'values'>>;
export type PageDetail = Content & Pick<Schemas['PageOut'], 'id' | 'revision' | 'edited_by_name' | 'edited_at'>;

/** Names no block for what belongs to the page itself: its title, its importance. */
export type Conflict = Schemas['ConflictOut'] & {
  /** Of a whole block: the author's own, and those that they had taken out of it. */
  stood?: readonly Stood[];
  sides?: Sides;
};
/** Who saved the other side and when, and when the author's own was sent. */
export type Sides = { savedBy: string; savedAt: string; sentAt: string };
/** A block of the page and what stood before it, the nearest first. */
export type Stood = { block: Block; follows: readonly string[] };
export type SaveAnswer = Content &
  Pick<Schemas['SavedPage'], 'outcome' | 'revision' | 'saved_by_name' | 'saved_at'> &
  Partial<Pick<Schemas['SavedPage'], 'official'>> & {
    conflicts: readonly Conflict[];
  };

export type Revision = Schemas['RevisionLine'];
export type WordPart = Schemas['WordsOut'];
export type BlockChange = Schemas['BlockChangeOut'];

/** Somebody else on a page. */
export type Person = Schemas['Neighbour'];

/** A living value that texts may insert, with what the company has filled in where that is known. */
export type Insertable = LivingValue & { value?: string };

export type Chapter = Omit<Schemas['OutlineChapter'], 'pages'>;

/** What a booklet has besides its pages. */
export type Plan = {
  booklet: Schemas['BookletOut'];
  chapters: Chapter[];
  /** What was taken out and can be brought back. */
  removedPages: Schemas['OutlineLine'][];
  removedChapters: Schemas['RemovedChapter'][];
};

export type Manuscript = {
  title: string;
  status: string;
  /** Those that its pages may cover. */
  obligations: readonly Schemas['ObligationName'][];
  /** In their order, chapter after chapter. */
  pages: PageLine[];
  /** `collate`: say that an official text was compared with its source, in the library only. */
  abilities: { write: boolean; collate?: boolean };
  plan?: Plan;
};

/** What can be done with the chapters of a booklet; each answers with the plan as it is then. */
export type ChapterCalls = {
  add: (chapter: { chapter?: string; title?: string }) => Promise<Manuscript>;
  rename: (id: string, title: string) => Promise<Manuscript>;
  move: (id: string, after: string | null) => Promise<Manuscript>;
  remove: (id: string) => Promise<Manuscript>;
  bringBack: (id: string) => Promise<Manuscript>;
  detach: (id: string) => Promise<Manuscript>;
  attach: (id: string) => Promise<Manuscript>;
};

/** Where a page goes: behind another one or to the front, of a chapter if there are several. */
export type PagePlace = { after: string | null; chapter?: string | undefined };

/** What the editor writes in, whatever holds it: a chapter of the library, or a booklet. */
export type Source = {
  kind: 'chapter' | 'booklet';
  id: string;
  /** Where one comes from and goes back to. */
  above: string;
  /** Where a version is released. */
  release?: string;
  /** The queries of other screens that tell of these pages. */
  elsewhere: readonly string[];
  /** What its texts may insert. */
  values: () => Promise<Insertable[]>;
  pages: () => Promise<Manuscript>;
  addPage: (page: PagePlace & { title: string }) => Promise<{ id: string }>;
  page: (id: string) => Promise<PageDetail>;
  savePage: (id: string, save: Content & { base_revision: number }) => Promise<SaveAnswer>;
  movePage: (id: string, after: string | null, chapter?: string) => Promise<unknown>;
  duplicatePage: (id: string) => Promise<{ id: string }>;
  removePage: (id: string) => Promise<unknown>;
  bringBackPage: (id: string) => Promise<unknown>;
  /** All that the page covers from now on. */
  coverObligations: (id: string, obligations: string[]) => Promise<unknown>;
  revisions: (id: string) => Promise<Revision[]>;
  compare: (id: string, from: number, to: number) => Promise<BlockChange[]>;
  /** `base` is the revision that its author has in front of them. */
  restore: (id: string, revision: number, base: number) => Promise<unknown>;
  beHere: (id: string, blockId: string | null) => Promise<{ people: Person[] }>;
  /** Of chapters only: this revision says what its source says, word for word. */
  collate?: (id: string, revision: number) => Promise<unknown>;
  /** Of booklets only. */
  chapters?: ChapterCalls;
  setConditions?: (id: string, conditions: Conditions) => Promise<unknown>;
};
