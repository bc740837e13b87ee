import type { components } from '@livretier/api';

type Schemas = components['schemas'];

export const id = (last: string) => `01930000-0000-7000-8000-0000000000${last}`;

const abilities: Schemas['BookletAbilities'] = {
  ...{
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
  },
  ...{ duplicate: true, archive: true, unarchive: false, trash: true, restore: false, delete: false },
};

/** A draft of the company of Camille. */
export const booklet: Schemas['BookletOut'] = {
  ...{ id: id('b1'), name: 'Livret d’accueil saisonniers', kind: 'employee_welcome', status: 'draft', step: 'done' },
  ...{ sector: { id: id('5e'), code: 'hospitality', name: 'Hôtellerie-restauration' }, site: null, has_changes: false },
  ...{ version: '', published_at: null },
  ...{
    trashed_at: null,
    locales: ['fr-FR'],
    readable_locales: ['fr-FR'],
    cover_picture: null,
    slug: 'livret-saisonniers',
    minutes: 9,
  },
  ...{ chapters_count: 2, pages_count: 3, edited_at: '2027-03-16T09:42:00Z', edited_by_name: 'Camille Vidal' },
  ...{
    review: null,
    main_manager: { id: id('01'), name: 'Camille Vidal' },
    abilities,
    start: 'sector',
    size: 'essential',
    structure: 'chapters_and_pages',
  },
  ...{
    reference_locale: 'fr-FR',
    company_name: 'Maison Aubrac',
    logo_picture: null,
    created_at: '2027-03-01T08:00:00Z',
  },
  theme: {
    palette: 'plateau',
    colours: { primary: '#1e5545', accent: '#a9521a', background: '#fbf7ee', text: '#1c2b25' },
    fonts: { title: 'young_serif', text: 'source_sans' },
    size: 17,
    cover: { drawing: 'hills', picture: null },
    logo: null,
  },
};

export const line = (last: string, chapter: string, title: string): Schemas['OutlineLine'] => ({
  ...{ id: id(last), chapter: id(chapter), title, position: 0, importance: 'info', revision: 1, words: 2, blocks: 1 },
  ...{ obligations: [], conditions: {}, values: [], modified: false, official: null, locked: false, removed: false },
});

export const chapterOf = (last: string, title: string, pages: Schemas['OutlineLine'][]): Schemas['OutlineChapter'] => ({
  ...{ id: id(last), title, icon: 'book', position: 0, minutes: 2, mandatory: false, locked: false, pages },
  ...{ origin: { chapter: id('f1'), version: 1, newest: 1 }, core_state: 'up_to_date' },
});

/** Two chapters of two pages and one, and a page that was taken out. */
export const outline = (): Schemas['Outline'] => ({
  booklet,
  chapters: [
    chapterOf('c1', 'Bienvenue', [line('01', 'c1', 'Le mot du directeur'), line('02', 'c1', 'La maison')]),
    chapterOf('c2', 'Hygiène et sécurité', [
      line('03', 'c2', 'Se laver les mains'),
      { ...line('04', 'c2', 'Produits d’entretien'), removed: true },
    ]),
  ],
  removed: [{ id: id('c9'), title: 'Télétravail', removed_at: '2027-03-10T08:00:00Z' }],
  obligations: [],
  abilities,
});
