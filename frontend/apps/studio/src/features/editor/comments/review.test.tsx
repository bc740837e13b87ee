import { answers, camille } from '@test/answers';
import { booklet } from '@test/booklet';
import { manuscriptOf } from '@test/manuscript';
import { renderFeature } from '@test/renderFeature';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { useSession } from '@/features/accounts';
import { ReviewDialog } from '@/features/booklets/booklet';
import { EditingContext } from '../session/context';
import { ReviewBar } from './ReviewBar';

const awa = { id: '01930000-0000-7000-8000-0000000000a1', name: 'Awa Diallo' };
const asked = {
  ...{ reviewer: awa, mine: false, message: 'Surtout la sécurité, pour vendredi.' },
  ...{ asked_at: '2027-03-16T09:12:00Z', asked_by_name: 'Camille Vidal' },
  ...{ verdict: null, answer: '', answered_at: null, answered_by_name: '' },
};
type Review = NonNullable<(typeof booklet)['review']>;

/** A server that keeps the bodies of what is asked of it. */
const keeping = () => {
  const sent: [string, unknown][] = [];
  const keep = (act: string, review: Review) =>
    http.post(`/api/booklets/:booklet/${act}`, async ({ request }) => {
      sent.push([act, await request.json()]);
      return HttpResponse.json({ ...booklet, review });
    });
  const handlers = [
    ...answers({ user: camille }),
    http.get('/api/booklets/:booklet/colleagues', () =>
      HttpResponse.json({ items: [{ id: camille.id, name: 'Camille Vidal' }, awa] }),
    ),
    keep('review', asked),
    keep('approve', { ...asked, verdict: 'approved' }),
    keep('draft', { ...asked, verdict: 'sent_back' }),
  ];
  return { sent, handlers };
};

/** The dialog that asks somebody, over what was not saved yet. */
const ask = async () => {
  const { sent, handlers } = keeping();
  const before = vi.fn(async () => void sent.push(['saved', null]));
  const onClose = vi.fn();
  const Asking = () =>
    useSession() && <ReviewDialog bookletId={booklet.id} before={before} onDone={vi.fn()} onClose={onClose} />;
  const { person } = await renderFeature(<Asking />, handlers);
  await screen.findByRole('option', { name: 'Awa Diallo' });
  return { person, sent, onClose, send: screen.getByRole('button', { name: 'Envoyer' }) };
};

/** The bar above the page of a booklet that stands so. */
const open = async (review: Review | null, may: Partial<(typeof booklet)['abilities']> = {}) => {
  const { sent, handlers } = keeping();
  const { source, ids } = manuscriptOf('En cas d’incendie');
  const editing = {
    ...{ source, manuscript: await source.pages(), pageId: ids[0], session: null, openPage: vi.fn() },
    ...{ announce: vi.fn(), mayWrite: true, mayRewrite: true, mayCorrect: true, mayBuild: true },
  };
  const abilities = { ...booklet.abilities, ...may };
  const Screen = () =>
    useSession() && (
      <EditingContext value={editing}>
        <p>La page</p>
        <ReviewBar booklet={{ ...booklet, status: review?.verdict ? 'draft' : 'in_review', review, abilities }} />
      </EditingContext>
    );
  const { person } = await renderFeature(<Screen />, handlers);
  await screen.findByText('La page');
  return { person, sent, bar: screen.queryByRole('region', { name: 'Relecture du livret' }) };
};

it('asks a colleague, never oneself, once what was typed is saved', async () => {
  const { person, sent, onClose, send } = await ask();

  expect(screen.queryByRole('option', { name: 'Camille Vidal' })).toBeNull();
  await person.selectOptions(screen.getByRole('combobox', { name: /^À qui/ }), 'Awa Diallo');
  await person.write(screen.getByRole('textbox', { name: /^Message/ }), 'Pour vendredi.');
  await person.click(send);

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    ['saved', null],
    ['review', { reviewer: awa.id, message: 'Pour vendredi.' }],
  ]);
});

it('sends to nobody without a name, and says so', async () => {
  const { person, sent, send } = await ask();

  await person.click(send);

  expect(await screen.findByText('Choisissez une personne.')).toBeVisible();
  expect(sent).toEqual([]);
});

it('tells whoever is asked who asks, and takes « Relu »', async () => {
  const { person, sent, bar } = await open({ ...asked, mine: true }, { review: true, send_back: true });

  expect(bar).toHaveTextContent('À relire par vous');
  expect(bar).toHaveTextContent('Demandée par Camille Vidal');
  expect(bar).toHaveTextContent('Surtout la sécurité, pour vendredi.');
  await person.click(screen.getByRole('button', { name: 'Relu' }));

  await waitFor(() => expect(sent).toEqual([['approve', { message: '' }]]));
});

it('takes back what has to change, with what the authors should know', async () => {
  const { person, sent } = await open({ ...asked, mine: true }, { review: true, send_back: true });

  await person.click(screen.getByRole('button', { name: 'Renvoyer' }));
  await person.write(await screen.findByRole('textbox', { name: /^Message aux auteurs/ }), 'Il manque le 18.');
  await person.click(screen.getAllByRole('button', { name: 'Renvoyer' }).at(-1) as HTMLElement);

  await waitFor(() => expect(sent).toEqual([['draft', { message: 'Il manque le 18.' }]]));
});

it('lets whoever asked take the request back, and not say that it is read', async () => {
  const { bar } = await open(asked, { send_back: true });

  expect(bar).toHaveTextContent('Relecture demandée à Awa Diallo');
  expect(screen.getByRole('button', { name: 'Retirer la demande' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Relu' })).toBeNull();
});

it.each([
  ['approved', 'Relu par Awa Diallo'],
  ['sent_back', 'Renvoyé par Awa Diallo'],
] as const)('says what came of it: %s', async (verdict, said) => {
  const answer = { answer: 'Il manque le 18.', answered_at: '2027-03-17T08:00:00Z', answered_by_name: 'Awa Diallo' };
  const { bar } = await open({ ...asked, ...answer, verdict });

  expect(bar).toHaveTextContent(said);
  expect(bar).toHaveTextContent('Il manque le 18.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('takes no room where nobody was asked', async () => {
  const { bar } = await open(null);

  expect(bar).toBeNull();
});
