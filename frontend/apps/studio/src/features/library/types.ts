/* As the brief writes the answers; the generated types take their place once the server's description has them. */

export type Scope = 'platform' | 'company';
export type ChapterStatus = 'draft' | 'in_review' | 'published' | 'retired';
export type ContentStatus = 'draft' | 'published' | 'archived';
export type UpdatePolicy = 'automatic' | 'proposed' | 'locked';
export type ReleaseReason = 'legal' | 'sector' | 'editorial';
export type Level = 'mandatory' | 'recommended';
export type Importance = 'info' | 'important' | 'mandatory';
export type BookletKind =
  | 'employee_welcome'
  | 'safety'
  | 'trainee'
  | 'apprentice'
  | 'patient'
  | 'resident'
  | 'customer'
  | 'other';
export type Texts = Record<string, string>;
export type Named = { id: string; label: string };

export type ChapterRow = {
  id: string;
  scope: Scope;
  title: string;
  summary: string;
  icon: string;
  version: number;
  pages_count: number;
  sectors: Named[];
  obligations_count: number;
  update_policy: UpdatePolicy;
  status: ChapterStatus;
  has_changes: boolean;
  usages: { booklets: number; adapted: number };
  updated_at: string;
};
export type ChapterPage = { id: string; title: string; importance: Importance; changed: boolean; words: number };
export type ChapterVersion = {
  number: number;
  reason: ReleaseReason;
  note: string;
  reference: string;
  effective_on: string | null;
  released_by_name: string;
  released_at: string;
};
export type CoveredObligation = { id: string; code: string; label: string; reference: string };
export type ChapterAbility = 'edit' | 'write' | 'send_to_review' | 'send_back' | 'release' | 'retire' | 'reopen';
export type ChapterDetails = ChapterRow & {
  titles: Texts;
  kinds: BookletKind[];
  sector_ids: string[];
  obligation_ids: string[];
  pages: ChapterPage[];
  versions: ChapterVersion[];
  obligations: CoveredObligation[];
  abilities: Record<ChapterAbility, boolean>;
};
export type ChapterCounts = Record<'all' | ChapterStatus, number>;
export type ChapterList = {
  items: ChapterRow[];
  next: string | null;
  counts: ChapterCounts;
  abilities: { create: boolean };
};
export type NewChapter = {
  title: Texts;
  summary: string;
  icon: string;
  sectors: string[];
  kinds: BookletKind[];
  obligations: string[];
  update_policy: UpdatePolicy;
};
export type ChapterQuery = {
  search: string;
  status: ChapterStatus | null;
  sector: string | null;
  obligation: string | null;
  scope: Scope | null;
};
export type Release = {
  reason: ReleaseReason;
  note: string;
  reference: string;
  effective_on: string | null;
  update_policy: UpdatePolicy;
};

export type SectorRow = {
  id: string;
  code: string;
  label: string;
  icon: string;
  description: string;
  status: ContentStatus;
  chapters_count: number;
  obligations_count: number;
};
export type SectorQuery = { search: string; status: ContentStatus | null };
export type SectorChapter = { id: string; title: string; icon: string; mandatory: boolean; status: ChapterStatus };
export type SectorObligation = {
  id: string;
  code: string;
  label: string;
  reference: string;
  link: string;
  level: Level;
  checked_on: string;
  checked_by_name: string;
  overdue: boolean;
};
export type SectorDetails = SectorRow & {
  labels: Texts;
  chapters: SectorChapter[];
  obligations: SectorObligation[];
  coverage: { covered: number; total: number; missing: string[] };
  abilities: Record<'edit' | 'publish' | 'archive', boolean>;
};
export type NewSector = { labels: Texts; code: string; icon: string; description: string };

export type Obligation = SectorObligation & {
  kinds: BookletKind[];
  sectors: Named[];
  status: ContentStatus;
  abilities: Record<'edit' | 'confirm' | 'publish' | 'archive', boolean>;
};
export type NewObligation = {
  code: string;
  label: string;
  reference: string;
  link: string;
  kinds: BookletKind[];
  sectors: string[];
  level: Level;
};
export type ObligationQuery = {
  search: string;
  status: ContentStatus | null;
  sector: string | null;
  level: Level | null;
  overdue: boolean;
};
