import { answers, camille } from '@test/answers';
import { manuscriptOf } from '@test/manuscript';
import { renderFeature } from '@test/renderFeature';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { useSession } from '@/features/accounts';
import { EditingContext } from '../session/context';
import { CommentsPanel } from './CommentsPanel';
import type { Said, Thread } from './queries';
import { ThreadSide } from './ThreadSide';

const awa = { id: '01930000-0000-7000-8000-0000000000a1', name: 'Awa Diallo' };
const { source, ids } = manuscriptOf('En cas d’incendie');
const first: Said = {
  ...{ id: '01930000-0000-7000-8000-0000000000c1', author: camille.id, author_name: 'Camille Vidal' },
  ...{ text: `<@${awa.id}>, est-ce vrai ?`, mentions: [awa], written_at: '2027-03-16T09:12:00Z' },
  ...{ edited_at: null, deleted: false, may_edit: true },
};
const thread: Thread = {
  ...{ id: '01930000-0000-7000-8000-0000000000d1', page: ids[0] ?? '', page_title: 'En cas d’incendie' },
  ...{ block: 'gone', block_gone: true, quote: 'devant la façade nord', first, comments_count: 1 },
  ...{ last_at: first.written_at, resolved_at: null, resolved_by_name: '', may_resolve: true },
  ...{ comments: [first], may_answer: true },
};

/** The panel and the thread, on a server that remembers what was sent. */
const open = async () => {
  const sent: unknown[] = [];
  const announce = vi.fn();
  let now = thread;
  const at = '/api/booklets/:booklet/threads';
  const handlers = [
    ...answers({ user: camille }),
    http.get('/api/booklets/:booklet/colleagues', () => HttpResponse.json({ items: [awa] })),
    http.get(at, () =>
      HttpResponse.json({ items: [now], next: null, counts: { open: 1, resolved: 0 }, may_comment: true }),
    ),
    http.get(`${at}/:thread`, () => HttpResponse.json(now)),
    http.post(`${at}/:thread/comments`, async ({ request }) => {
      const { text } = (await request.json()) as { text: string };
      sent.push(text);
      const answer = { ...first, id: '01930000-0000-7000-8000-0000000000c2', text };
      now = { ...now, comments: [...now.comments, answer], comments_count: 2 };
      return HttpResponse.json(now, { status: 201 });
    }),
    http.post(`${at}/:thread/resolve`, () => {
      sent.push('resolve');
      now = { ...now, resolved_at: '2027-03-16T10:00:00Z', resolved_by_name: 'Camille Vidal' };
      return HttpResponse.json(now);
    }),
  ];
  const manuscript = await source.pages();
  const editing = {
    ...{ source, manuscript, pageId: ids[0], session: null, openPage: vi.fn(), announce },
    ...{ mayWrite: true, mayRewrite: true, mayCorrect: true, mayBuild: true },
  };
  const Screen = () =>
    useSession() && (
      <EditingContext value={editing}>
        <CommentsPanel shown={null} onShow={vi.fn()} />
        <ThreadSide shown={{ thread: thread.id }} onShow={vi.fn()} onClose={vi.fn()} />
      </EditingContext>
    );
  const { person } = await renderFeature(<Screen />, handlers);
  return { person, sent, announce, field: await screen.findByRole('textbox', { name: /^Répondre/ }) };
};

it('shows whom a comment mentions, and the words of a block that is gone', async () => {
  await open();

  expect(screen.getAllByText('Bloc supprimé')).toHaveLength(2);
  expect(screen.getByText(/devant la façade nord/)).toBeVisible();
  expect(screen.getByText('@Awa Diallo')).toBeVisible();
});

it('mentions somebody with the keyboard alone, and sends their id', async () => {
  const { person, sent, announce, field } = await open();

  await person.write(field, 'Merci @aw');
  expect(await screen.findByRole('option', { name: 'Awa Diallo' })).toHaveAttribute('aria-selected', 'true');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveValue('Merci @Awa Diallo '));
  await person.keyboard('{Control>}{Enter}{/Control}');

  await waitFor(() => expect(sent).toEqual([`Merci <@${awa.id}>`]));
  await waitFor(() => expect(announce).toHaveBeenCalledWith('Réponse envoyée'));
  expect(field).toHaveValue('');
});

it('resolves a thread and says by whom', async () => {
  const { person, sent } = await open();

  await person.click(screen.getByRole('button', { name: 'Résoudre' }));

  expect(await screen.findByText(/^par Camille Vidal/)).toBeVisible();
  expect(sent).toEqual(['resolve']);
  expect(screen.getByRole('button', { name: 'Rouvrir' })).toBeVisible();
});
