import type { components, paths } from '@livretier/api';

type Schemas = components['schemas'];

export type { BookletLine, BookletOut } from '@/features/booklets/api';
export type BookletCounts = Schemas['BookletCounts'];
export type BookletQuery = Omit<NonNullable<paths['/api/booklets']['get']['parameters']['query']>, 'cursor' | 'limit'>;
export type Step = Schemas['Step'];
export type Options = Schemas['OptionsOut'];
export type OptionsChanges = Schemas['OptionsIn'];
export type Reminders = Schemas['Reminders'];
export type RemindersIn = Schemas['RemindersIn'];
export type Access = Schemas['AccessLine'];
export type Accesses = Schemas['Accesses'];
export type Candidate = Schemas['Candidate'];
export type BookletRole = Schemas['BookletRole'];
export type Right = Access['rights'][number];
export type NewAccess = Schemas['AccessIn'];
export type AccessChanges = Schemas['AccessChanges'];
export type Reading = Schemas['ReadingAccessOut'];
export type ReadingChanges = Schemas['ReadingAccessIn'];
