import { camille } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { PersonDetails } from './api';

const path = '/parametres/utilisateurs';
const nothing = {
  edit: false,
  change_companies: false,
  rename: false,
  change_email: false,
  suspend: false,
  restore: false,
  delete: false,
  resend_invitation: false,
  switch_identity: false,
  export: false,
};
const awa: PersonDetails = {
  id: '01930000-0000-7000-8000-0000000000a1',
  first_name: 'Awa',
  last_name: 'Diallo',
  email: 'awa.diallo@maison-aubrac.test',
  status: 'active',
  language: 'fr-FR',
  platform_role: 'none',
  memberships: [
    {
      id: '01930000-0000-7000-8000-0000000000b1',
      company_id: camille.company?.id ?? '',
      company_name: 'Maison Aubrac',
      role: 'writer',
      ends_on: null,
    },
  ],
  works_elsewhere: false,
  last_login: null,
  invited_at: null,
  invitation_expires_at: null,
  second_factor: true,
  open_sessions: 2,
  abilities: { ...nothing, edit: true, rename: true, suspend: true, delete: true },
};
const roles = {
  roles: ['company_admin', 'booklet_manager', 'writer', 'translator', 'auditor'],
  platform_roles: [],
  essential: [{ name: 'edit_pages', roles: ['company_admin', 'writer'] }],
  actions: ['edit_pages', 'read_register', 'read_statistics', 'send_mailing'].map((action) => ({
    action,
    permissions: [{ role: 'writer', reach: 'booklets' }],
  })),
};

/** A company of one; what is asked and sent is kept. */
const company = (person: PersonDetails = awa) => {
  const asked: URLSearchParams[] = [];
  const sent: unknown[] = [];
  const handlers = [
    http.get('/api/users', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ items: [person], next: null });
    }),
    http.get('/api/roles', () => HttpResponse.json(roles)),
    http.get(`/api/users/${person.id}`, () => HttpResponse.json(person)),
    http.patch(`/api/users/${person.id}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...person, message: 'Enregistré.' });
    }),
    http.post(`/api/users/${person.id}/suspend`, () => {
      sent.push('suspend');
      return HttpResponse.json({ ...person, status: 'suspended', message: 'Suspendu.' });
    }),
  ];
  return { asked, sent, handlers };
};

const row = () => screen.findByRole('row', { name: /Awa Diallo/ });
const sheet = () => screen.findByRole('complementary', { name: 'Awa Diallo' });

describe('the people of a company', () => {
  it('are asked for as the address says, and shown with role, state and shield', async () => {
    const { asked, handlers } = company();
    await renderApp(`${path}?recherche=awa&statut=active&role=writer&entreprise=x`, camille, handlers);

    expect(await row()).toHaveTextContent(/Maison AubracRédactionActifjamais/);
    expect(within(await row()).getByRole('img', { name: 'Double authentification active' })).toBeVisible();
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      search: 'awa',
      role: 'writer',
      status: 'active',
      limit: '25',
    });
  });

  it('are opened beside the list, and only what was changed is sent', async () => {
    const { sent, handlers } = company();
    const { person } = await renderApp(path, camille, handlers);

    await person.click(within(await row()).getByRole('button'));
    await person.selectOptions(await within(await sheet()).findByLabelText('Rôle'), 'translator');
    await person.click(within(await sheet()).getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ role: 'translator', ends_on: null, company_id: camille.company?.id });
  });

  it('need a last day when they audit', async () => {
    const { sent, handlers } = company();
    const { person } = await renderApp(`${path}/${awa.id}`, camille, handlers);

    await person.selectOptions(await within(await sheet()).findByLabelText('Rôle'), 'auditor');
    await person.click(within(await sheet()).getByRole('button', { name: 'Enregistrer' }));

    expect(await within(await sheet()).findByText('À corriger avant d’enregistrer')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('are suspended after a question that says who, and how many sessions end', async () => {
    const { sent, handlers } = company();
    const { person } = await renderApp(`${path}/${awa.id}`, camille, handlers);

    await person.click(await within(await sheet()).findByRole('button', { name: 'Suspendre le compte' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Ses 2 sessions ouvertes seront fermées aussitôt.');
    await person.click(within(question).getByRole('button', { name: 'Suspendre' }));

    await waitFor(() => expect(sent).toEqual(['suspend']));
  });

  it('leave one company after a question, for those who administer them all', async () => {
    const left: string[] = [];
    const { handlers } = company({ ...awa, abilities: { ...awa.abilities, change_companies: true } });
    const leave = http.delete('/api/users/:user/memberships/:membership', ({ params }) => {
      left.push(String(params.membership));
      return HttpResponse.json({ message: 'Retirée.' });
    });
    const { person } = await renderApp(`${path}/${awa.id}`, camille, [...handlers, leave]);

    await person.click(await within(await sheet()).findByRole('button', { name: 'Retirer de Maison Aubrac' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));

    await waitFor(() => expect(left).toEqual([awa.memberships[0]?.id]));
  });

  it('are told of no right to what is not there yet', async () => {
    const { handlers } = company();
    const { person } = await renderApp(`${path}/${awa.id}`, camille, handlers);

    await person.click(await within(await sheet()).findByRole('button', { name: 'Tout le tableau' }));

    const table = await screen.findByRole('dialog', { name: 'Ce que permet chaque rôle' });
    const rows = within(table).getAllByRole('rowheader');
    expect(rows.map((row) => row.textContent)).toEqual(['Modifier les pages']);
  });

  it('are only looked at by those who may not change them', async () => {
    const { handlers } = company({ ...awa, abilities: nothing });
    await renderApp(`${path}/${awa.id}`, camille, handlers);

    expect(await within(await sheet()).findByText(/pas le modifier/)).toBeVisible();
    expect(within(await sheet()).queryByRole('button', { name: 'Enregistrer' })).toBeNull();
    expect(within(await sheet()).getByLabelText('Prénom')).toBeDisabled();
  });

  it('are nobody’s business without the right to administer them', async () => {
    const reader = { ...camille, abilities: { ...camille.abilities, manage_users: false } };
    const { asked, handlers } = company();
    await renderApp(path, reader, handlers);

    expect(await screen.findByRole('alert')).toHaveTextContent('Accès réservé');
    expect(asked).toEqual([]);
  });
});
