import type { components, paths } from '@livretier/api';

type Schemas = components['schemas'];
type Asked<Path extends keyof paths> = paths[Path] extends { get: { parameters: { query?: infer Query } } }
  ? Omit<NonNullable<Query>, 'cursor' | 'limit'>
  : never;

export type ChapterStatus = Schemas['ChapterStatus'];
export type ContentStatus = Schemas['ContentStatus'];
export type UpdatePolicy = Schemas['UpdatePolicy'];
export type ReleaseReason = Schemas['ReleaseReason'];
export type Level = Schemas['Level'];
export type Domain = Schemas['Domain'];
export type Condition = Schemas['Condition'];
export type BookletKind = Schemas['BookletKind'];
export type Named = Schemas['SectorName'];
/** The same words in several languages. */
export type Texts = Record<string, string>;

export type ChapterRow = Schemas['ChapterOut'];
export type ChapterPage = Schemas['OutlinePage'];
export type ChapterVersion = Schemas['VersionBrief'];
export type FrozenVersion = Schemas['VersionOut'];
export type FrozenPage = Schemas['FrozenPage'];
export type VersionComparison = Schemas['VersionComparison'];
export type PageChange = Schemas['PageChangeOut'];
export type ChapterAbility = keyof Schemas['ChapterAbilities'];
export type ChapterDetails = Schemas['ChapterDetails'];
export type ChapterCounts = Schemas['ChapterCounts'];
export type ChapterQuery = Asked<'/api/library/chapters'>;
export type Adoption = Schemas['AdoptionOut'];
export type Rollout = Schemas['RolloutOut'];
export type NewChapter = Schemas['ChapterIn'];
export type Release = Schemas['ReleaseIn'];

export type SectorRow = Schemas['SectorOut'];
export type SectorChapter = Schemas['RecommendedChapter'];
export type SectorObligation = Schemas['ObligationBrief'];
export type SectorDetails = Schemas['SectorDetails'];
export type SectorQuery = Asked<'/api/library/sectors'>;
export type NewSector = Schemas['SectorIn'];

export type Obligation = Schemas['ObligationOut'];
export type ObligationDetails = Schemas['ObligationDetails'];
export type CoveringChapter = Schemas['CoveringChapter'];
export type ObligationQuery = Asked<'/api/library/obligations'>;
export type NewObligation = Schemas['ObligationIn'];
