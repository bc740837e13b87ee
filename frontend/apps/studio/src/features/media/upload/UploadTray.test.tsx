import { ConfirmHost } from '@livretier/ui';
import { camille, lea } from '@test/answers';
import { fakeStore } from '@test/fakeStore';
import { library } from '@test/media';
import { renderFeature } from '@test/renderFeature';
import { uploadServer } from '@test/uploadServer';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type SessionUser, sessionQuery } from '@/features/accounts';
import { mayLeave } from '@/shared/forms/unsaved';
import { uploads } from './engine/uploads';
import { UploadButton } from './UploadButton';
import { UploadTray } from './UploadTray';
import { UploadZone } from './UploadZone';

const file = (name: string, size = 20) => new File([new Uint8Array(size)], name);

type Answer = Parameters<typeof fakeStore>[0];

const open = async ({ answerTo, changes = {} }: { answerTo?: Answer; changes?: object } = {}) => {
  const remote = uploadServer({ refusal: null });
  const store = fakeStore((address, times) => {
    const answer = answerTo?.(address, times) ?? 200;
    if (answer === 200) remote.keep(address);
    return answer;
  });
  vi.stubGlobal('XMLHttpRequest', store.Request);
  const rendered = await renderFeature(
    <>
      <UploadZone />
      <UploadButton />
      <UploadTray />
      <ConfirmHost />
    </>,
    [http.get('/api/media/library', () => HttpResponse.json({ ...library, ...changes })), ...remote.handlers],
  );
  rendered.queryClient.setQueryData(sessionQuery.queryKey, camille);
  await screen.findByText(changes && 'level' in changes ? /espace est plein/ : /Glissez vos fichiers ici/);
  return { ...rendered, ...remote, store };
};
const chooser = () => {
  const [input] = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
  if (!input) throw new Error('A zone has an input.');
  return input;
};
const choose = (...files: File[]) => fireEvent.change(chooser(), { target: { files } });
const tray = () => screen.getByRole('region', { name: /^Import de/ });
const row = (name: string) => {
  const found = within(tray())
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes(name));
  if (!found) throw new Error(`The tray has no ${name}.`);
  return found;
};
const held = () => 'held' as const;
const news = () => screen.getAllByRole('status').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));

afterEach(() => {
  act(() => uploads.forgetAll());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the tray of uploads', () => {
  it('shows each file with how far it is, and why one was refused', async () => {
    await open({ answerTo: held });

    choose(file('terrasse.jpg'), file('reglement.tiff'));

    expect(tray()).toHaveAccessibleName('Import de 2 fichiers');
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'terrasse.jpg' })).toHaveAttribute('value', '10'),
    );
    expect(row('terrasse.jpg')).toHaveTextContent(/50.%/);
    expect(row('reglement.tiff')).toHaveTextContent('Format non accepté.');
    expect(within(row('reglement.tiff')).queryByRole('button')).toBeNull();
  });

  it('is worked by keyboard: pause, resume and cancel are named after the file', async () => {
    const { person } = await open({ answerTo: held });
    choose(file('visite.mp4'));

    screen.getByRole('button', { name: 'Mettre en pause visite.mp4' }).focus();
    await person.keyboard('{Enter}');
    expect(row('visite.mp4')).toHaveTextContent('En pause');
    screen.getByRole('button', { name: 'Reprendre visite.mp4' }).focus();
    await person.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Annuler visite.mp4' }).focus();
    await person.keyboard('{Enter}');

    expect(screen.queryByRole('region', { name: /^Import de/ })).toBeNull();
  });

  it('is folded away, and closed when everything has ended', async () => {
    const { person } = await open();
    choose(file('terrasse.jpg'));

    await person.click(screen.getByRole('button', { name: 'Replier' }));
    expect(screen.queryByRole('listitem')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Déplier' }));
    await person.click(await screen.findByRole('button', { name: 'Fermer' }));

    expect(screen.queryByRole('region', { name: /^Import de/ })).toBeNull();
  });

  it('goes by itself once everything has arrived, and stays where a file was refused', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await open();

    choose(file('terrasse.jpg'), file('reglement.tiff'));
    await waitFor(() => expect(row('terrasse.jpg')).toHaveAttribute('data-state', 'ready'));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(row('reglement.tiff')).toBeVisible();
    act(() => uploads.clearEnded());
    choose(file('terrasse.jpg'));
    await waitFor(() => expect(row('terrasse.jpg')).toHaveAttribute('data-state', 'ready'));
    await act(() => vi.advanceTimersByTimeAsync(5000));

    expect(screen.queryByRole('region', { name: /^Import de/ })).toBeNull();
  });

  it('is heard at the start, by quarters and at the end', async () => {
    const { store } = await open({ answerTo: held });

    choose(file('visite.mp4', 40));
    await waitFor(() => expect(news()).toContain('Import de 1 fichier : 25 %, 0 terminé.'));
    for (const { finish } of store.sent.slice(0, 2)) act(() => finish(200));
    await waitFor(() => expect(news()).toContain('Import de 1 fichier : 75 %, 0 terminé.'));
    await waitFor(() => expect(store.sent).toHaveLength(4));
    for (const { finish } of store.sent.slice(2)) act(() => finish(200));

    await waitFor(() => expect(news()).toContain('1 fichier importé.'));
  });
});

describe('files come in', () => {
  it('when they are dropped anywhere on the window, which says so while they hang over it', async () => {
    await open({ answerTo: held });
    const dataTransfer = { types: ['Files'], files: [file('plan.png')] };

    fireEvent.dragEnter(window, { dataTransfer });
    expect(screen.getByText('Déposez vos fichiers pour les importer')).toBeVisible();
    fireEvent.drop(window, { dataTransfer });

    expect(screen.queryByText('Déposez vos fichiers pour les importer')).toBeNull();
    expect(row('plan.png')).toBeVisible();
  });

  it('when they are pasted, with a name of their own', async () => {
    await open({ answerTo: held });

    fireEvent.paste(document, { clipboardData: { files: [file('image.png')] } });

    expect(row('image-collee')).toHaveTextContent(/image-collee-\d{14}\.png/);
  });

  it('not when text is pasted into a field, whatever picture the clipboard has beside it', async () => {
    await open({ answerTo: held });
    const field = document.body.appendChild(document.createElement('textarea'));

    fireEvent.paste(field, { clipboardData: { types: ['text/plain', 'Files'], files: [file('image.png')] } });
    field.remove();

    expect(screen.queryByRole('region', { name: /^Import de/ })).toBeNull();
  });

  it('not while there is no room: the zone says so and leads to what can be freed', async () => {
    await open({ changes: { level: 'full' } });

    expect(screen.getByRole('link', { name: 'Libérer de la place' })).toHaveAttribute(
      'href',
      '/tableau-bord/espace-utilise',
    );
    expect(screen.getByRole('button', { name: 'Importer' })).toBeDisabled();
    fireEvent.paste(document, { clipboardData: { files: [file('plan.png')] } });
    expect(screen.queryByRole('region', { name: /^Import de/ })).toBeNull();
  });
});

describe('leaving while something is under way', () => {
  it('is asked for by the browser, and no longer once it has arrived', async () => {
    const { store } = await open({ answerTo: held });
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    choose(file('plan.png', 10));
    await waitFor(() => expect(store.sent).toHaveLength(1));

    expect(leave()).toBe(false);
    act(() => store.sent[0]?.finish(200));

    await waitFor(() => expect(leave()).toBe(true));
  });

  it('is asked for here before one signs out, and gives up what has not arrived', async () => {
    const { person, calls, store } = await open({ answerTo: held });
    choose(file('visite.mp4'));
    await waitFor(() => expect(store.sent).toHaveLength(2));

    const answer = mayLeave();
    await person.click(await screen.findByRole('button', { name: 'Abandonner et quitter' }));

    expect(await answer).toBe(true);
    expect(calls).toContain('cancel visite.mp4');
    expect(await mayLeave()).toBe(true);
  });

  it('to another company gives everything up', async () => {
    const { queryClient, store } = await open({ answerTo: held });
    choose(file('visite.mp4'));
    await waitFor(() => expect(store.sent).toHaveLength(2));

    act(() => void queryClient.setQueryData<SessionUser>(sessionQuery.queryKey, { ...camille, company: lea.company }));

    await waitFor(() => expect(screen.queryByRole('region', { name: /^Import de/ })).toBeNull());
  });
});
