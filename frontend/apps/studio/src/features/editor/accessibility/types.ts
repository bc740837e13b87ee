import type { AnyBlock } from '@livretier/blocks';

export const checkNames = [
  'complete',
  'images',
  'headingOrder',
  'headings',
  'links',
  'buttons',
  'tables',
  'transcripts',
  'language',
  'contrast',
] as const;
export type CheckName = (typeof checkNames)[number];

/** What one click makes good; `describe` needs the words of the author. */
export type Fix =
  | { kind: 'describe' }
  | { kind: 'decorate' }
  | { kind: 'level'; level: 2 | 3 | 4 }
  | { kind: 'header' }
  | { kind: 'language'; lang: string };

/** The names of the sentences about it, under `accessibility.issues`. */
export type Fault =
  | 'image'
  | 'map'
  | 'headingSkipped'
  | 'headingEmpty'
  | 'linkVague'
  | 'linkAddress'
  | 'linkEmpty'
  | 'buttonEmpty'
  | 'buttonNowhere'
  | 'buttonVague'
  | 'accordionUntitled'
  | 'tableHeader'
  | 'tableHeaderEmpty'
  | 'videoTranscript'
  | 'audioTranscript'
  | 'foreign'
  | 'mediaMissing'
  | 'questionUnfinished'
  | 'questionTooMany'
  | 'tableEmpty'
  | 'contrast';

export type Issue = {
  check: CheckName;
  fault: Fault;
  /** Empty for what no block is to blame for. */
  blockId: string;
  /** What the sentence names: the words of a link, a level. */
  values: Record<string, string | number>;
  fixes: readonly Fix[];
};

export type Found = { checked: number; issues: Issue[] };

export type Check = (blocks: readonly AnyBlock[]) => Found;
