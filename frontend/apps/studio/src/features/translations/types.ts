import type { components } from '@livretier/api';

type Schemas = components['schemas'];

export type Grid = Schemas['TranslationGrid'];
export type GridSheet = Schemas['GridSheet'];
export type LocaleProgress = Schemas['LanguageProgress'];
export type Counts = Schemas['TranslationCounts'];
export type SheetUnits = Schemas['TranslatedSheet'];
export type Unit = Schemas['TranslationUnit'];
export type UnitState = Unit['state'];

/** Those that somebody has to do something about come first. */
export const states = ['outdated', 'to_do', 'automatic', 'to_review', 'validated'] as const satisfies UnitState[];
