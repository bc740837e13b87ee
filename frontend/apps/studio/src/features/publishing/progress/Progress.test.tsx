import { ToastHost } from '@livretier/ui';
import { answers, camille } from '@test/answers';
import { publication, published, publishingServer } from '@test/publishing';
import { renderFeature } from '@test/renderFeature';
import { server } from '@test/server';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GoingLine } from '../watch/GoingLine';
import * as pausing from '../watch/pause';
import { watchedStore } from '../watch/watched';
import { PublishingWindow } from '../window/PublishingWindow';
import { shareOf, stepsOf } from './Steps';

type World = Parameters<typeof publishingServer>[0];

/* Time goes on when the test says so. */
const waits: (() => void)[] = [];
const goOn = async () => {
  await waitFor(() => expect(waits).not.toHaveLength(0));
  waits.shift()?.();
};
beforeEach(() => {
  vi.spyOn(pausing, 'pause').mockImplementation(() => new Promise((resolve) => waits.push(resolve)));
});
afterEach(() => {
  watchedStore.set([]);
  for (const wait of waits.splice(0)) wait();
});

const publish = async (world: World) => {
  const built = publishingServer(world);
  const Screen = () => {
    const [opened, setOpened] = useState(true);
    return (
      <>
        <GoingLine bookletId={built.booklet.id} onOpen={() => setOpened(true)}>
          <p>Rien en cours</p>
        </GoingLine>
        {opened && <PublishingWindow booklet={built.booklet} onClose={() => setOpened(false)} />}
        <ToastHost />
      </>
    );
  };
  const { person } = await renderFeature(<Screen />, [...built.handlers, ...answers({ user: camille })]);
  await person.write(await screen.findByRole('textbox', { name: 'Note de version' }), 'Mains');
  await person.click(screen.getByRole('button', { name: 'Publier la version 3.0' }));
  await screen.findByRole('dialog', { name: 'Publication de la version 3.0' });
  return { ...built, person };
};
const unprinted = ['fr-FR', 'en-GB'].map((locale) => ({ locale, pdf_state: 'waiting' as const, pdf_size: null }));
const current = () => screen.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step');
const build = {
  ...{ state: 'rendering' as const, error: '', online_at: null, editions: unprinted },
  ...{ archive_state: 'none' as const, archive_size: null },
};

describe('a version on its way', () => {
  it('is told step by step until its readers have it', async () => {
    await publish({
      becomes: [
        { state: 'rendering', build: { ...build } },
        { state: 'storing', build: { ...build, state: 'storing' } },
        { state: 'online', build: { ...build, state: 'online' } },
        { state: 'online' },
      ],
    });

    expect(current()).toHaveTextContent('Fabrication en 2 languesEn attente de son tour');
    expect(screen.getByRole('dialog')).toHaveTextContent('Étape 3 sur 5');
    expect(screen.getByRole('dialog')).toHaveTextContent('Empreinte 9f02…51be');
    await goOn();
    await waitFor(() => expect(current()).toHaveTextContent('Fabrication en 2 languesFrançais et anglais'));
    await goOn();
    await waitFor(() => expect(current()).toHaveTextContent('Mise en ligne'));
    await goOn();
    expect(await screen.findByRole('dialog', { name: 'Version 3.0 en ligne' })).toHaveTextContent('les PDF arrivent');
    expect(current()).toHaveTextContent('PDF balisés');
    expect(screen.getByRole('link', { name: /Ouvrir le livret/ })).toHaveAttribute(
      'href',
      'https://livret.maison-aubrac.test/l/saisonniers-2027',
    );
    expect(screen.getByRole('img', { name: 'Code QR qui mène au livret' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Envoyer le lien' })).toHaveAttribute(
      'href',
      expect.stringContaining('/livrets/options/emailing/create?livret='),
    );
    expect(screen.getByRole('link', { name: 'Imprimer l’affiche' })).toHaveAttribute(
      'href',
      expect.stringContaining('/reading/poster?size=a4'),
    );
    await goOn();
    await waitFor(() => expect(current()).toBeUndefined());
  });

  it('waits for the store, and says so', async () => {
    const waiting = { state: 'waiting' as const, build: { ...build, state: 'waiting' as const, error: 'store_away' } };
    await publish({ becomes: [waiting, { state: 'online' }] });

    await goOn();

    await waitFor(() => expect(current()).toHaveTextContent('Mise en ligneLe stockage des fichiers ne répond pas.'));
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    await goOn();
    expect(await screen.findByRole('dialog', { name: 'Version 3.0 en ligne' })).toBeVisible();
  });

  it('goes on when its window is closed, and says so when it is there', async () => {
    const { person } = await publish({ becomes: [{ state: 'online' }] });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);

    await waitFor(() => expect(document.activeElement).toHaveTextContent('Fermer'));
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Version 3.0\u00a0: mise en ligne en cours' })).toBeVisible();
    await goOn();

    expect(await screen.findByText('Version 3.0 en ligne')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Ouvrir le livret' }));
    expect(opened).toHaveBeenCalledWith('https://livret.maison-aubrac.test/l/saisonniers-2027', '_blank', 'noopener');
    expect(await screen.findByText('Rien en cours')).toBeVisible();
  });

  it('stays in sight once it is online, though the server is busy or says no more of its PDF', async () => {
    const { booklet } = await publish({ becomes: [{ state: 'online', build: { ...build, state: 'online' } }] });
    await goOn();
    const online = () => screen.findByRole('dialog', { name: 'Version 3.0 en ligne' });
    await online();

    for (const status of [429, 404]) {
      const asked = vi.fn();
      server.use(
        http.get(`/api/booklets/${booklet.id}/publications/:id`, () => {
          asked();
          return HttpResponse.json({ code: 'busy', message: '' }, { status });
        }),
      );
      await goOn();
      await waitFor(() => expect(asked).toHaveBeenCalled());
      expect(await online()).toBeVisible();
    }
    expect(watchedStore.get()).toHaveLength(1);
  });

  it('that cannot be made leaves the former one up, and is tried again', async () => {
    const failed = {
      state: 'failed' as const,
      build: { ...build, state: 'failed' as const },
    };
    const { person, sent } = await publish({ becomes: [failed] });

    await goOn();
    const dialog = within(await screen.findByRole('dialog', { name: 'La version 3.0 n’est pas en ligne' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('La version 2.3 reste en ligne');
    await person.click(dialog.getByRole('button', { name: 'Réessayer' }));

    await waitFor(() => expect(sent.at(-1)).toEqual([`publications/${publication('3.0').id}/online`, null]));
    expect(await screen.findByRole('dialog', { name: 'Publication de la version 3.0' })).toBeVisible();
  });

  it('that somebody else began is shown as it is', async () => {
    const going = publication('2.4', { state: 'rendering' });
    const built = publishingServer({ versions: [going] });

    await renderFeature(
      <GoingLine bookletId={built.booklet.id} onOpen={() => undefined}>
        {null}
      </GoingLine>,
      [...built.handlers, ...answers({ user: camille })],
    );

    expect(await screen.findByRole('button', { name: 'Version 2.4\u00a0: mise en ligne en cours' })).toBeVisible();
  });
});

describe('a version that somebody else publishes', () => {
  it('is no longer on its way once it is there', async () => {
    const versions = [publication('2.4', { state: 'rendering' })];
    const built = publishingServer({ versions });
    await renderFeature(
      <GoingLine bookletId={built.booklet.id} onOpen={() => undefined}>
        <p>Rien en cours</p>
      </GoingLine>,
      [...built.handlers, ...answers({ user: camille })],
    );
    expect(await screen.findByRole('button', { name: /mise en ligne en cours$/ })).toBeVisible();

    versions[0] = publication('2.4', { online: true });

    expect(await screen.findByText('Rien en cours', {}, { timeout: 4000 })).toBeVisible();
  });
});

describe('a version of a booklet whose reading is suspended', () => {
  const world = { booklet: published({ status: 'suspended' }), becomes: [{ state: 'online' as const }] };
  const later = /^La lecture est suspendue\s: vos lecteurs la verront/;

  it('is not said to be read', async () => {
    await publish(world);

    await goOn();
    const dialog = within(await screen.findByRole('dialog', { name: 'Version 3.0 en ligne' }));

    expect(await dialog.findByText(later)).toBeVisible();
    expect(dialog.queryByText('Vos lecteurs la voient maintenant.')).toBeNull();
    expect(dialog.queryByRole('link', { name: /Ouvrir le livret/ })).toBeNull();
  });

  it('is not said to be read once its window is closed', async () => {
    const { person } = await publish(world);

    await person.click(screen.getByText('Fermer'));
    await goOn();

    expect(await screen.findByText(later)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ouvrir le livret' })).toBeNull();
  });
});

describe('the steps of making a version', () => {
  const states = (made: ReturnType<typeof publication>) => stepsOf(made).map(({ state }) => state);

  it('stop where it failed', () => {
    const failed = (error: string) =>
      publication('3.0', { state: 'failed', build: { ...build, state: 'failed', error } });

    expect(states(failed('rendering_failed'))).toEqual(['done', 'done', 'failed', 'waiting', 'waiting']);
    expect(states(failed('storing_failed'))).toEqual(['done', 'done', 'done', 'failed', 'waiting']);
  });

  it('end with the last PDF, made or not', () => {
    const [french, english] = publication('3.0').build.editions;
    const half = {
      ...build,
      state: 'online' as const,
      editions: [french, { ...english, pdf_state: 'failed' as const }],
    };
    const made = publication('3.0', { build: half as ReturnType<typeof publication>['build'] });

    expect(states(made).at(-1)).toBe('failed');
    expect(states(publication('3.0'))).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(shareOf(publication('3.0'))).toBe(100);
    expect(shareOf(publication('3.0', { state: 'waiting', build: { ...build } }))).toBe(40);
  });
});
