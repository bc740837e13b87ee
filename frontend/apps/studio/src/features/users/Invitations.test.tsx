import { camille } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { PendingInvitation } from './api';

const path = '/parametres/utilisateurs';

const awaited: PendingInvitation = {
  id: '01930000-0000-7000-8000-0000000000d1',
  email: 'awa.diallo@ailleurs.test',
  first_name: 'Awa',
  last_name: 'Diallo',
  role: 'writer',
  ends_on: null,
  company_name: 'Maison Aubrac',
  sent_at: '2099-03-10T10:00:00Z',
  expires_at: '2099-03-17T10:00:00Z',
  abilities: { renew: true, withdraw: true },
};

/** A company that awaits one person; what is asked of it is kept. */
const company = (invitation: PendingInvitation) => {
  const sent: string[] = [];
  const keep = ({ request }: { request: Request }) => {
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    return HttpResponse.json({ message: 'Fait.' });
  };
  const handlers = [
    http.get('/api/users', () => HttpResponse.json({ items: [], next: null })),
    http.get('/api/invitations', () => HttpResponse.json({ items: [invitation], next: null })),
    http.post('/api/invitations/:id/letter', keep),
    http.delete('/api/invitations/:id', keep),
  ];
  return { sent, handlers };
};

const line = async () =>
  (await screen.findByRole('button', { name: `Renvoyer l’invitation à ${awaited.email}` })).closest('li');

describe('invitations that wait for an answer', () => {
  it('show what was typed, the role and the last day', async () => {
    await renderApp(path, camille, company(awaited).handlers);

    expect(await line()).toHaveTextContent(
      /Awa Diallo.*awa\.diallo@ailleurs\.test.*Rédaction.*Invité.*expire le 17 mars/,
    );
  });

  it.each([
    ['diallo%20AWA', true],
    ['aubrac', true],
    ['odette', false],
  ])('are searched like everybody: %s', async (search, shown) => {
    await renderApp(`${path}?recherche=${search}`, camille, company(awaited).handlers);

    if (shown) expect(await line()).toBeVisible();
    else {
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      await waitFor(() => expect(screen.queryByText(awaited.email)).toBeNull());
    }
  });

  it('show the address alone where no name was typed', async () => {
    await renderApp(path, camille, company({ ...awaited, first_name: '', last_name: '' }).handlers);

    expect(await line()).toHaveTextContent(/^awa\.diallo@ailleurs\.testRédaction/);
  });

  it('are sent again, and withdrawn after a question', async () => {
    const { sent, handlers } = company(awaited);
    const { person } = await renderApp(path, camille, handlers);

    await person.click(await screen.findByRole('button', { name: `Renvoyer l’invitation à ${awaited.email}` }));
    await waitFor(() => expect(sent).toEqual([`POST /api/invitations/${awaited.id}/letter`]));
    await person.click(screen.getByRole('button', { name: `Retirer l’invitation de ${awaited.email}` }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));

    await waitFor(() => expect(sent[1]).toBe(`DELETE /api/invitations/${awaited.id}`));
  });
});
