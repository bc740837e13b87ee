import type { components } from '@livretier/api';

type Schemas = components['schemas'];

const none = {
  write: true,
  build: true,
  translate: true,
  set_options: true,
  manage_access: true,
  review: false,
  send_back: false,
  publish: true,
  suspend: false,
  resume: false,
  duplicate: true,
  archive: true,
  unarchive: false,
  trash: true,
  restore: false,
  delete: false,
};

export const theme: Schemas['Theme'] = {
  palette: 'plateau',
  colours: { primary: '#1e5545', accent: '#a9521a', background: '#fbf7ee', text: '#1c2b25' },
  fonts: { title: 'young_serif', text: 'source_sans' },
  size: 17,
  cover: { drawing: 'hills', picture: null },
  logo: null,
};

/** A booklet whose creation goes on. */
export const building = (changes: Partial<Schemas['BookletOut']> = {}): Schemas['BookletOut'] => ({
  id: '01930000-0000-7000-8000-000000000b01',
  name: 'Livret d’accueil saisonniers 2027',
  kind: 'employee_welcome',
  sector: { id: '01930000-0000-7000-8000-0000000005e1', code: 'HCR', name: 'Hôtellerie-restauration' },
  site: null,
  status: 'building',
  has_changes: false,
  version: '',
  published_at: null,
  trashed_at: null,
  step: 'done',
  locales: ['fr-FR'],
  readable_locales: ['fr-FR'],
  theme,
  cover_picture: null,
  slug: 'livret-d-accueil-saisonniers-2027',
  chapters_count: 1,
  pages_count: 2,
  minutes: 3,
  edited_at: '2027-03-16T09:42:00Z',
  edited_by_name: 'Camille Vidal',
  review: null,
  main_manager: { id: '01930000-0000-7000-8000-000000000001', name: 'Camille Vidal' },
  abilities: none,
  start: 'sector',
  size: 'essential',
  structure: 'chapters_and_pages',
  reference_locale: 'fr-FR',
  company_name: 'Maison Aubrac',
  logo_picture: null,
  created_at: '2027-03-16T09:00:00Z',
  ...changes,
});

const paragraph = (id: string, text: string) => ({
  id,
  type: 'paragraph',
  props: {},
  text: [{ type: 'text', text }],
});

const page = (id: string, title: string, ...blocks: object[]): Schemas['PreviewPage'] => ({
  id,
  title,
  importance: 'info',
  document: { schema: 2, blocks },
});

/** One chapter of two pages; the second inserts a number. */
export const preview = (changes: Partial<Schemas['BookletOut']> = {}): Schemas['Preview'] => ({
  booklet: building(changes),
  chapters: [
    {
      id: '01930000-0000-7000-8000-000000000c01',
      title: 'Hygiène et sécurité',
      minutes: 3,
      mandatory: false,
      pages: [
        page('p1', 'Les règles d’or', paragraph('b1', 'Tout le monde y veille.')),
        page('p2', 'Qui appeler', paragraph('b2', 'Bonjour.'), {
          id: 'b3',
          type: 'contact',
          props: { name: 'Référent sécurité', role: '', phone: '{{safety_phone}}', email: '', place: '', media: null },
        }),
      ],
    },
  ],
  values: {},
  left_out: [],
  labels: { safety_phone: 'téléphone du référent sécurité' },
  media: {},
});
