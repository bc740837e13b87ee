import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';
import { contentServer } from './content';
import { homeServer } from './home';

type SessionUser = components['schemas']['SessionUser'];

export const camille: SessionUser = {
  id: '01930000-0000-7000-8000-000000000001',
  email: 'camille.vidal@maison-aubrac.test',
  first_name: 'Camille',
  last_name: 'Vidal',
  language: 'fr-FR',
  platform_role: 'none',
  role: 'company_admin',
  company: {
    id: '01930000-0000-7000-8000-0000000000aa',
    name: 'Maison Aubrac',
    kind: 'hospitality',
    timezone: 'Europe/Paris',
  },
  closed_company: '',
  second_factor: { on: false, required: false },
  terms: { accepted: true, cgu: '2026-1', rgpd: '2026-1' },
  abilities: {
    manage_companies: false,
    manage_own_company: true,
    manage_users: true,
    read_journal: true,
    read_service_status: false,
    switch_identity: true,
    use_media: true,
    see_storage: true,
    manage_library: false,
    write_chapters: true,
    manage_content: true,
    see_booklets: true,
    create_booklets: true,
    keep_values: true,
    decide_updates: true,
    read_statistics: true,
    manage_people: true,
    set_addresses_aside: true,
    manage_sender_domains: true,
  },
  switched: null,
};

/** Another person, of another company. */
export const lea: SessionUser = {
  ...camille,
  id: '01930000-0000-7000-8000-000000000002',
  email: 'lea.fontaine@clinique-des-tilleuls.test',
  first_name: 'Léa',
  last_name: 'Fontaine',
  company: {
    id: '01930000-0000-7000-8000-0000000000bb',
    name: 'Clinique des Tilleuls',
    kind: 'health',
    timezone: 'Europe/Paris',
  },
};

/** An administrator of the platform, and Camille as she appears while Nadia acts as her. */
export const nadia: SessionUser = {
  ...camille,
  id: '01930000-0000-7000-8000-000000000003',
  email: 'nadia.ferriere@livretier.test',
  first_name: 'Nadia',
  last_name: 'Ferrière',
  platform_role: 'super_admin',
  role: null,
  company: null,
  abilities: {
    ...camille.abilities,
    manage_library: true,
    read_service_status: true,
    set_addresses_aside: false,
    manage_sender_domains: false,
  },
};

export const camilleByNadia = (): SessionUser => ({
  ...camille,
  abilities: { ...camille.abilities, switch_identity: false },
  switched: {
    by: { first_name: 'Nadia', last_name: 'Ferrière' },
    since: new Date(2027, 2, 16, 10, 31).toISOString(),
    until: new Date(Date.now() + 3_600_000).toISOString(),
  },
});

export const withoutTerms: SessionUser = { ...camille, terms: { ...camille.terms, accepted: false } };

const legalText = (document: string, language: string) => ({
  document,
  version: '2026-2',
  language,
  title: document,
  updated_on: '2026-03-01',
  sections: [{ title: '1. Objet', paragraphs: ['Le texte.'] }],
});

/** One's own company, and a second one. */
const memberOf = ({ company, first_name }: SessionUser) => ({
  items: company
    ? [
        { id: '1', role: 'company_admin', company },
        { id: '2', role: 'writer', company: { id: '3', name: `Seconde maison de ${first_name}`, kind: 'company' } },
      ]
    : [],
  next: null,
});

/** A server with one session, which the test may change. */
export const answers = (session: { user: SessionUser | null }) => [
  http.get('/api/auth/csrf-token', () => HttpResponse.json({ csrfToken: 'token' })),
  http.get('/api/auth/user', () =>
    session.user
      ? HttpResponse.json(session.user)
      : HttpResponse.json({ code: 'not_signed_in', message: '' }, { status: 401 }),
  ),
  http.get('/api/auth/legal/:document', ({ params, request }) =>
    HttpResponse.json(legalText(String(params.document), new URL(request.url).searchParams.get('language') ?? '')),
  ),
  http.get('/api/auth/credentials', () =>
    HttpResponse.json({
      email: session.user?.email,
      password_changed_at: '2027-01-04T08:00:00Z',
      second_factor_since: null,
      recovery_codes: 0,
    }),
  ),
  http.get('/api/auth/sessions', () => HttpResponse.json({ items: [] })),
  http.get('/api/auth/identity-switches', () => HttpResponse.json({ items: [], next: null })),
  http.get('/api/notices', () => HttpResponse.json({ notices: [] })),
  http.get('/api/search', () =>
    HttpResponse.json({ booklets: [], chapters: [], pages: [], library_chapters: [], people: [] }),
  ),
  http.get('/api/memberships', () => HttpResponse.json(memberOf(session.user ?? camille))),
  http.get('/api/updates', () => HttpResponse.json({ items: [], next: null })),
  ...homeServer(),
  ...contentServer(),
  http.get('/api/auth/invitations', () => HttpResponse.json({ items: [], next: null })),
  http.get('/api/invitations', () => HttpResponse.json({ items: [], next: null })),
  http.get('/api/admin/i18n/json', () => HttpResponse.json({ 'en-GB': {} })),
  http.post('/api/auth/set-language', () => new HttpResponse(null, { status: 204 })),
];
