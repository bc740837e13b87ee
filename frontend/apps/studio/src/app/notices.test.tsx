import { api, unwrap } from '@livretier/api';
import { clearToasts, type Severity } from '@livretier/ui';
import { server } from '@test/server';
import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { startI18n } from '@/shared/locale/i18n';
import { hostileAddresses } from '../../../../test/hostileAddresses';
import { showNotices } from './notices';
import { createQueryClient } from './queryClient';
import { Theme } from './Theme';

const go = vi.fn();
const path = '/api/auth/csrf-token';
const call = () => unwrap(api.GET(path));
const answer = (body: unknown, status = 200) =>
  server.use(
    http.get(path, () =>
      typeof body === 'string' ? new HttpResponse(body, { status }) : HttpResponse.json(body as object, { status }),
    ),
  );
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-severity]')].map(
    (toast) => [toast.dataset.severity as Severity, toast.querySelector('p')?.textContent] as const,
  );
const client = createQueryClient(() => undefined);
const mutate = (meta?: typeof shownInPlace) =>
  client
    .getMutationCache()
    .build(client, { mutationFn: call, ...(meta && { meta }) })
    .execute(undefined);

beforeEach(async () => {
  go.mockClear();
  showNotices(go);
  await startI18n('fr-FR');
  render(<Theme>{null}</Theme>);
});

afterEach(async () => {
  act(() => clearToasts());
  await waitFor(() => expect(shown()).toEqual([]));
});

describe('F10: a successful answer', () => {
  it('says its message and its warning', async () => {
    answer({ message: 'Livret publié', warnings: ['Quota presque atteint'] });

    await act(call);

    expect(shown()).toEqual([
      ['success', 'Livret publié'],
      ['warn', 'Quota presque atteint'],
    ]);
  });

  it('says nothing when the call is quiet', async () => {
    answer({ message: 'Bonjour à toutes et à tous' });

    await act(() => unwrap(api.GET(path), { quiet: true }));

    expect(shown()).toEqual([]);
  });

  it('sends the browser to a page of ours', async () => {
    answer({ redirect: '/livrets?page=2' });

    await act(call);

    expect(go).toHaveBeenCalledExactlyOnceWith('/livrets?page=2');
  });

  it('SEC8: never sends it elsewhere', async () => {
    for (const redirect of hostileAddresses) {
      answer({ redirect });
      await call();
    }

    expect(go).not.toHaveBeenCalled();
  });
});

describe('F11: a failed answer', () => {
  it.each([
    ['its text as it is', 'Trop tard.', ['Trop tard.']],
    ['its message', { message: 'Refusé.', errors: { a: ['Non.'] } }, ['Refusé.']],
    ['each entry of its errors', { errors: { a: ['Vide.'], b: ['Long.'] } }, ['Vide.', 'Long.']],
    ['our words for a gateway’s page', '<h1>Bad gateway</h1>', [expect.stringContaining('lâché')]],
  ])('says %s, and is thrown again', async (_, body, sentences) => {
    answer(body, 422);

    await act(() => expect(mutate()).rejects.toMatchObject({ status: 422 }));

    expect(shown()).toEqual(sentences.map((sentence) => ['error', sentence]));
    expect(screen.getAllByRole('alert')).toHaveLength(sentences.length);
  });

  it('says nothing when it is a 401', async () => {
    answer({ code: 'not_signed_in', message: 'Connectez-vous.' }, 401);

    await act(() => expect(mutate()).rejects.toMatchObject({ status: 401 }));

    expect(shown()).toEqual([]);
  });

  it('says that nothing answers', async () => {
    server.use(http.get(path, () => HttpResponse.error()));

    await act(() => expect(mutate()).rejects.toThrow());

    expect(shown()).toEqual([['error', expect.stringContaining('ne répond pas')]]);
  });

  it('is not repeated when the screen shows it: a form, or any query', async () => {
    answer({ message: 'Refusé.' }, 422);

    await act(() => expect(mutate(shownInPlace)).rejects.toThrow());
    await act(() => expect(client.fetchQuery({ queryKey: ['x'], queryFn: call })).rejects.toThrow());

    expect(shown()).toEqual([]);
  });

  it('is said of a query that no screen shows', async () => {
    answer({ message: 'Refusé.' }, 422);

    await act(() => expect(client.fetchQuery({ queryKey: ['y'], queryFn: call, meta: {} })).rejects.toThrow());

    expect(shown()).toEqual([['error', 'Refusé.']]);
  });
});
