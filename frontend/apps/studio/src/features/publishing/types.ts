import type { components, paths } from '@livretier/api';

type Schemas = components['schemas'];

export type { BookletOut } from '../../shared/booklet/queries';
export type Publishing = Schemas['PublishingOut'];
export type Publication = Schemas['PublicationOut'];
export type PublicationLine = Schemas['PublicationLine'];
export type Edition = Schemas['EditionOut'];
export type PageChange = Schemas['PageChange'];
export type Scope = Schemas['Scope'];
export type NewPublication = Schemas['PublicationIn'];
export type Comparison =
  paths['/api/booklets/{booklet_id}/comparison']['get']['responses'][200]['content']['application/json'];
export type PageComparison = Schemas['PageComparison'];
export type BlockComparison = Schemas['BlockChange'];

/** The nearest first. */
export const scopes = ['correction', 'information', 'to_reread'] as const satisfies readonly Scope[];
