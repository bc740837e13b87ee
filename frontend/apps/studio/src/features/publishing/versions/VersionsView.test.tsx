import type { components } from '@livretier/api';
import { ConfirmHost, ToastHost } from '@livretier/ui';
import { answers, camille } from '@test/answers';
import { id, publication, published, publishing, publishingServer } from '@test/publishing';
import { renderFeature } from '@test/renderFeature';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchedStore } from '../watch/watched';
import { VersionsView } from './VersionsView';

type World = Parameters<typeof publishingServer>[0];

const page: components['schemas']['PageComparison'] = {
  ...{ page: id('a1'), chapter: 'Hygiène et sécurité', title: 'Se laver les mains', former_title: null, number: 2 },
  ...{ change: 'changed', scope: 'to_reread' },
  blocks: [
    {
      ...{ block: 'b1', type: 'paragraph', change: 'changed', drawn: null },
      parts: [
        {
          ...{ block: 'b1', type: 'paragraph', change: 'changed', before: null, after: null },
          words: [
            { op: 'same', text: 'Savonnez ' },
            { op: 'removed', text: 'vingt secondes.' },
            { op: 'added', text: 'trente secondes.' },
          ],
        },
      ],
    },
    {
      ...{ block: 'b2', type: 'image', change: 'changed', drawn: null },
      parts: [
        {
          ...{ block: 'b2', type: 'image', change: 'changed', words: [] },
          before: { src: '/avant.webp', alt: 'L’équipe' },
          after: { src: '/apres.webp', alt: 'Une table' },
        },
      ],
    },
    {
      ...{ block: 'b3', type: 'quote', change: 'added', parts: [] },
      drawn: {
        ...{ id: 'b3', type: 'quote', props: { author: 'Awa Diallo' } },
        text: [{ type: 'text', text: 'Trente secondes suffisent.' }],
      },
    },
  ],
};

const [v23, v22, v10] = [
  publication('2.3', { online: true, automatic: true, scope: 'information' }),
  publication('2.2', { scope: 'correction' }),
  publication('1.0', { scope: null, note: 'Première version' }),
];

afterEach(() => {
  watchedStore.set([]);
});

const open = async (world: World = {}, onPublish?: () => void) => {
  const built = publishingServer({ versions: [v23, v22, v10], comparison: [page], ...world });
  const rendered = await renderFeature(
    <>
      <VersionsView booklet={built.booklet} onPublish={onPublish} />
      <ConfirmHost />
      <ToastHost />
    </>,
    [...built.handlers, ...answers({ user: camille })],
  );
  return { ...built, ...rendered };
};
const line = (name: RegExp) => screen.findByRole('button', { name });
const details = () => within(screen.getByRole('complementary', { name: 'Version choisie' }));

describe('the versions of a booklet', () => {
  it('stand under what is being prepared, which is compared with what is online', async () => {
    const { sent } = await open();

    expect(await screen.findByText('3 publiées. Aucune ne peut être modifiée.')).toBeVisible();
    expect(await line(/^3\.0.*2 pages modifiées.*En préparation.*Non publiée.*après$/)).toBeVisible();
    expect(await line(/^2\.3.*En ligne.*Automatique.*avant$/)).toHaveAttribute('aria-pressed', 'true');
    expect(await line(/^1\.0.*Première version.*Première$/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Ce qui change depuis la version 2.3' })).toBeVisible();
    expect(sent).toEqual([['comparison', [v23.id, null]]]);
  });

  it('are compared in words', async () => {
    await open();

    const card = (await screen.findByRole('heading', { name: 'Se laver les mains' })).closest('li') as HTMLElement;
    expect(card).toHaveTextContent('Hygiène et sécurité, page 2');
    expect(card).toHaveTextContent('À relire');
    expect(within(card).getByText('vingt secondes.').closest('del')).not.toBeNull();
    expect(within(card).getByText('trente secondes.').closest('ins')).not.toBeNull();
    const added = within(card).getByText('Trente secondes suffisent.');
    expect(added.closest('figure')).toHaveTextContent('Awa Diallo');
    expect(added.closest('li')).toHaveTextContent(/^Ajouté Citation/);
    expect(within(card).getByRole('img', { name: 'L’équipe' })).toHaveAttribute('src', '/avant.webp');
    expect(screen.getByText(/^1 page, 1 passage, en français\. Aucune page ajoutée ni retirée\.$/)).toBeVisible();
  });

  it('are compared side by side', async () => {
    const { person } = await open();

    await person.click(await screen.findByRole('radio', { name: 'Côte à côte' }));

    const [before, after] = screen.getAllByText(/^(vingt|trente) secondes\.$/);
    expect(before?.closest('p')).toHaveTextContent('Savonnez supprimé : vingt secondes.');
    expect(before?.closest('p')).not.toHaveTextContent('trente');
    expect(after?.closest('p')).not.toHaveTextContent('vingt');
  });

  it('are any two that one chooses, the older first', async () => {
    const { person, sent } = await open();

    await person.click(await line(/^2\.2/));
    await waitFor(() => expect(sent.at(-1)).toEqual(['comparison', [v22.id, null]]));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Après' }), v10.id);

    await waitFor(() => expect(sent.at(-1)).toEqual(['comparison', [v10.id, v22.id]]));
    expect(screen.getByRole('heading', { name: 'De la version 1.0 à la version 2.2' })).toBeVisible();
  });

  it('tell who made them and when, and what they held', async () => {
    const { person } = await open();

    await person.click(await line(/^2\.2/));

    expect(await details().findByRole('heading', { name: 'Version 2.2' })).toBeVisible();
    const panel = screen.getByRole('complementary', { name: 'Version choisie' });
    expect(panel).toHaveTextContent('par Camille Vidal.');
    expect(panel).toHaveTextContent('13 couvertes, 1 sans objet');
    expect(panel).toHaveTextContent('9f02 6b1d 44c8 e7a0 … 51be');
    expect(panel).toHaveTextContent('Français, anglais');
  });

  it('open as they were', async () => {
    const { person } = await open();

    await person.click(await screen.findByRole('button', { name: 'Voir le livret de ce jour-là' }));

    expect(await screen.findByRole('dialog', { name: 'Livret d’accueil saisonniers 2027' })).toBeVisible();
  });

  it('have a PDF for each language', async () => {
    const { person, sent } = await open();
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);

    await person.click(await screen.findByRole('button', { name: 'PDF, 2 langues' }));
    await person.click(await screen.findByRole('menuitem', { name: 'PDF en anglais' }));

    await waitFor(() => expect(opened).toHaveBeenCalled());
    expect(sent).toContainEqual(['pdf', 'en-GB']);
  });

  it('go back online after a question', async () => {
    const { person, sent } = await open();

    expect(await screen.findByRole('heading', { name: 'Version 2.3' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remettre en ligne cette version' })).toBeNull();
    await person.click(await line(/^1\.0/));
    await person.click(await screen.findByRole('button', { name: 'Remettre en ligne cette version' }));
    const question = await screen.findByRole('alertdialog', { name: /Remettre en ligne la version 1\.0/ });
    expect(question).toHaveTextContent('à la place de la version 2.3');
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Ne rien changer' })).toHaveFocus());
    await person.click(within(question).getByRole('button', { name: 'Remettre en ligne cette version' }));

    await waitFor(() => expect(sent).toContainEqual([`publications/${v10.id}/online`, null]));
    expect(await screen.findByText('Version 1.0 de nouveau en ligne')).toBeVisible();
  });

  it('go back without their readers while reading is suspended', async () => {
    const { person } = await open({ booklet: published({ status: 'suspended' }) });

    await person.click(await line(/^1\.0/));
    await person.click(await screen.findByRole('button', { name: 'Remettre en ligne cette version' }));

    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('La lecture est suspendue');
    await person.click(within(question).getByRole('button', { name: 'Ne rien changer' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('have their PDF as soon as they are made', async () => {
    const waiting = v23.build.editions.map((edition) => ({ ...edition, pdf_state: 'waiting' as const }));
    const versions = [publication('2.3', { online: true, build: { ...v23.build, editions: waiting } })];
    await open({ versions });
    expect(await screen.findByText('Les PDF sont en préparation.')).toBeVisible();

    versions[0] = v23;

    expect(await screen.findByRole('button', { name: 'PDF, 2 langues' }, { timeout: 4000 })).toBeVisible();
  });

  it('are taken away whole once their archive is prepared', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const versions = [v23];
    const { person, sent } = await open({ versions });

    await person.click(await screen.findByRole('button', { name: 'Préparer l’archive' }));
    expect(await screen.findByText('L’archive est en préparation.')).toBeVisible();
    expect(sent).toContainEqual([`publications/${v23.id}/archive`, null]);
    versions[0] = publication('2.3', { online: true, build: { ...v23.build, archive_state: 'ready' } });
    await person.click(await screen.findByRole('button', { name: 'Télécharger l’archive' }, { timeout: 4000 }));

    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith(expect.stringContaining('archive.zip'), '_blank', 'noopener'),
    );
  });

  it('say that their archive could not be prepared, and may be asked for again', async () => {
    await open({ versions: [publication('2.3', { build: { ...v23.build, archive_state: 'failed' } })] });

    expect(await screen.findByText('L’archive n’a pas pu être préparée.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Préparer l’archive' })).toBeEnabled();
  });

  it('have no archive before all their PDF', async () => {
    const [french, english] = v23.build.editions;
    const editions = [french, english && { ...english, pdf_state: 'waiting' as const }].filter(
      (one) => one !== undefined,
    );
    await open({ versions: [publication('2.3', { build: { ...v23.build, editions } })] });

    expect(await screen.findByText(/^L’archive pourra être préparée quand tous les PDF/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Préparer l’archive' })).toBeNull();
  });

  it('are put back only by those who may', async () => {
    const abilities = { publish: false, suspend: false, resume: false, put_back: false };
    const { person } = await open({ state: publishing({ abilities }) });

    await person.click(await line(/^1\.0/));

    expect(await details().findByRole('heading', { name: 'Version 1.0' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remettre en ligne cette version' })).toBeNull();
  });

  it('say that there is none yet, and how there will be one', async () => {
    const onPublish = vi.fn();
    const { person } = await open(
      {
        booklet: published({ status: 'draft', has_changes: false }),
        versions: [],
        state: publishing({ current: null, changes: [] }),
      },
      onPublish,
    );

    expect(await screen.findByRole('heading', { name: 'Aucune version publiée' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Publier le livret' }));
    expect(onPublish).toHaveBeenCalled();
  });
});
