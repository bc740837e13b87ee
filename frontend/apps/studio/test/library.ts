import type {
  ChapterDetails,
  FrozenVersion,
  ObligationDetails,
  PageChange,
  SectorDetails,
  VersionComparison,
} from '@/features/library/types';

const id = (last: string) => `01930000-0000-7000-8000-0000000000${last}`;

export const foodLaw: ObligationDetails = {
  id: id('e1'),
  code: 'denrees',
  label: 'Hygiène des denrées',
  reference: 'Règlement (CE) 852/2004, annexe II',
  link: 'https://eur-lex.europa.eu/852-2004',
  doubt: '',
  remark: '',
  domain: 'trade',
  values: [],
  conditions: [],
  level: 'mandatory',
  verbatim: false,
  checked_on: '2027-03-02',
  checked_by_name: 'Nadia Ferrière',
  overdue: false,
  kinds: [],
  sectors: [],
  status: 'published',
  covered_by: [],
  abilities: { edit: true, confirm: true, publish: false, archive: true },
};

export const allergens: ObligationDetails = {
  ...foodLaw,
  id: id('e2'),
  code: 'allergenes',
  label: 'Allergènes à déclaration obligatoire',
  reference: 'Règlement (UE) 1169/2011, art. 44',
  link: '',
  level: 'recommended',
  checked_on: '2026-03-14',
  checked_by_name: 'Yann Le Goff',
  overdue: true,
};

export const hygiene: ChapterDetails = {
  id: id('c1'),
  scope: 'platform',
  title: 'Hygiène et sécurité',
  summary: 'Se laver les mains, tenue, gestes et postures',
  icon: 'shield',
  version: 7,
  pages_count: 2,
  sectors: [{ id: id('d1'), label: 'Hôtellerie-restauration' }],
  obligations_count: 1,
  update_policy: 'automatic',
  status: 'published',
  has_changes: true,
  usages: { booklets: 0, adapted: 0 },
  taken_by: [],
  updated_at: '2027-03-02T08:00:00Z',
  titles: { 'fr-FR': 'Hygiène et sécurité', 'en-GB': 'Hygiene and safety' },
  summaries: { 'fr-FR': 'Se laver les mains, tenue, gestes et postures' },
  kinds: ['employee_welcome'],
  sector_ids: [id('d1')],
  obligation_ids: [foodLaw.id],
  pages: [
    { id: id('b1'), title: 'Les règles d’or', importance: 'mandatory', changed: false, words: 120 },
    { id: id('b2'), title: 'Se laver les mains', importance: 'info', changed: true, words: 80 },
  ],
  versions: [
    {
      number: 7,
      reason: 'legal',
      note: 'Températures de conservation',
      reference: 'Arrêté du 21 décembre 2009',
      effective_on: '2026-12-01',
      released_by_name: 'Nadia Ferrière',
      released_at: '2026-11-12T09:00:00Z',
    },
  ],
  obligations: [
    { id: foodLaw.id, code: foodLaw.code, label: foodLaw.label, reference: foodLaw.reference, doubt: 'À vérifier' },
  ],
  abilities: {
    edit: true,
    write: true,
    send_to_review: true,
    send_back: false,
    release: true,
    retire: true,
    reopen: false,
    see_adoption: true,
  },
};

const said = (text: string) => ({
  ...{ id: 'first', type: 'paragraph', props: {} },
  text: [
    { type: 'text', text },
    { type: 'value', key: 'hr_phone' },
  ],
});

/** Its seventh version, frozen. */
export const hygieneAsReleased: FrozenVersion = {
  ...(hygiene.versions[0] as FrozenVersion),
  title: hygiene.title,
  update_policy: 'automatic',
  fingerprint: 'a'.repeat(64),
  obligations: hygiene.obligations,
  pages: [
    {
      ...{ id: id('b2'), title: 'Se laver les mains', importance: 'mandatory', words: 3, fingerprint: 'b'.repeat(64) },
      document: { schema: 2, blocks: [said('Trente secondes suffisent.')] },
    },
  ],
};

const page: Omit<PageChange, 'id' | 'change' | 'title'> = {
  ...{ moved: false, importance_before: 'info', importance_after: 'info', blocks: [] },
};
const title = (text: string) => [{ change: 'same' as const, text }];

/** What its draft changed since then. */
export const hygieneChanges: VersionComparison = {
  titles: { 'en-GB': [{ change: 'added', text: 'Hygiene' }] },
  obligations_added: hygiene.obligations,
  obligations_removed: [],
  pages: [
    {
      ...{ ...page, id: id('b2'), change: 'changed', moved: true, title: title('Se laver les mains') },
      importance_after: 'mandatory',
      blocks: [
        {
          ...{ block_id: 'first', type: 'paragraph', change: 'changed' },
          words: [
            { change: 'removed', text: 'trente' },
            { change: 'added', text: 'quarante' },
          ],
        },
      ],
    },
    { ...page, id: id('b1'), change: 'changed', title: title('Les règles d’or') },
    {
      ...{ ...page, id: id('b3'), change: 'removed', title: [{ change: 'removed', text: 'La tenue' }] },
      importance_after: null,
    },
  ],
};

export const sameAsBefore: VersionComparison = {
  titles: {},
  obligations_added: [],
  obligations_removed: [],
  pages: [],
};

export const welcome: ChapterDetails = {
  ...hygiene,
  id: id('c2'),
  title: 'Bienvenue',
  titles: { 'fr-FR': 'Bienvenue' },
  summary: '',
  summaries: {},
  icon: 'welcome',
  version: 0,
  status: 'draft',
  sectors: [],
  sector_ids: [],
  obligations_count: 0,
  obligations: [],
  obligation_ids: [],
  versions: [],
};

export const fire: ChapterDetails = { ...welcome, id: id('c3'), title: 'Consignes incendie', icon: 'flame' };

const line = ({ id: chapter, title, icon, kinds, status }: ChapterDetails, mandatory: boolean) => ({
  id: chapter,
  title,
  icon,
  kinds,
  status,
  mandatory,
});

export const hospitality: SectorDetails = {
  id: id('d1'),
  code: 'HCR',
  label: 'Hôtellerie-restauration',
  labels: { 'fr-FR': 'Hôtellerie-restauration' },
  icon: 'chef',
  description: 'Hôtels, restaurants, traiteurs, campings',
  descriptions: { 'fr-FR': 'Hôtels, restaurants, traiteurs, campings' },
  status: 'published',
  chapters_count: 2,
  obligations_count: 2,
  chapters: [line(welcome, true), line(hygiene, false)],
  obligations: [foodLaw, allergens],
  coverage: { covered: 1, total: 2, missing: [allergens.label] },
  abilities: { edit: true, publish: false, archive: true },
};
