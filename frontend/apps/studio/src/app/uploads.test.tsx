import { camille } from '@test/answers';
import { fakeStore } from '@test/fakeStore';
import { renderApp } from '@test/renderApp';
import { uploadServer } from '@test/uploadServer';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { trayWanted } from '@/features/media/upload/trayWanted';
import { paths } from '@/shared/paths';
import { uploads } from '../features/media/upload/engine/uploads';

afterEach(() => {
  act(() => uploads.forgetAll());
  vi.unstubAllGlobals();
});

describe('files on their way', () => {
  it('go on, in sight, while one changes screens', async () => {
    const store = fakeStore(() => 'held');
    vi.stubGlobal('XMLHttpRequest', store.Request);
    const journal = [
      http.get('/api/journal/actions', () => HttpResponse.json({ items: [] })),
      http.get('/api/journal/events', () => HttpResponse.json({ items: [], next: null })),
    ];
    const { router } = await renderApp('/compte', camille, [...uploadServer().handlers, ...journal]);
    await screen.findByRole('heading', { level: 1 });

    act(() => {
      trayWanted.set(true);
      uploads.add([new File([new Uint8Array(20)], 'visite.mp4')]);
    });
    await waitFor(() => expect(store.sent).toHaveLength(2));
    await act(() => router.navigate({ to: paths.journal }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Import de 1 fichier' })).toBeVisible();
    expect(store.sent).toHaveLength(2);
    expect(uploads.store.get()[0]?.state).toBe('sending');
  });
});
