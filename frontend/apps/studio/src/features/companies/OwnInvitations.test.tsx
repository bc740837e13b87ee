import { camille, camilleByNadia } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const offer = {
  id: '01930000-0000-7000-8000-0000000000e1',
  company_name: 'Clinique des Tilleuls',
  role: 'auditor',
  ends_on: '2099-03-17',
  inviter_name: 'Agathe Perrin',
  expires_at: '2099-03-10T10:00:00Z',
};

/** One company asks until it is answered. */
const asking = () => {
  const asked: string[] = [];
  let items = [offer];
  const answer = (word: string) => () => {
    asked.push(word);
    items = [];
    return HttpResponse.json({ message: 'Répondu.' });
  };
  const handlers = [
    http.get('/api/auth/invitations', () => {
      asked.push('list');
      return HttpResponse.json({ items, next: null });
    }),
    http.post(`/api/auth/invitations/${offer.id}/accept`, answer('accept')),
    http.post(`/api/auth/invitations/${offer.id}/decline`, answer('decline')),
  ];
  return { asked, handlers };
};

const accept = { name: 'Accepter l’invitation de Clinique des Tilleuls' };
const decline = { name: 'Refuser l’invitation de Clinique des Tilleuls' };

describe('invitations to oneself', () => {
  it.each([
    ['accept', accept],
    ['decline', decline],
  ])('say who asks and as what, and are gone after %s', async (word, button) => {
    const { asked, handlers } = asking();
    const { person } = await renderApp('/home', camille, handlers);

    expect(await screen.findByText('Agathe Perrin vous invite comme : Audit, jusqu’au 17 mars 2099.')).toBeVisible();
    expect(screen.getByText(/l’entreprise ne voit rien de votre compte/)).toBeVisible();
    await person.click(screen.getByRole('button', button));

    await waitFor(() => expect(screen.queryByRole('button', button)).toBeNull());
    expect(asked).toContain(word);
  });

  it('are not asked for by who acts as somebody else', async () => {
    const { asked, handlers } = asking();
    await renderApp('/home', camilleByNadia(), handlers);

    expect(await screen.findByRole('heading', { level: 2, name: 'À faire' })).toBeVisible();
    expect(asked).toEqual([]);
  });
});
