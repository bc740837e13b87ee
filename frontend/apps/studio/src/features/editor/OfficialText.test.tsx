import { ConfirmHost } from '@livretier/ui';
import { answers, camille } from '@test/answers';
import { manuscriptOf } from '@test/manuscript';
import { renderFeature } from '@test/renderFeature';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSession } from '@/features/accounts';
import { EditorScreen } from './EditorScreen';

const official = {
  ...{ source: 'Code pénal, art. 222-33', link: 'https://www.legifrance.gouv.fr/x' },
  ...{ to_join: '', collated_by: '', collated_on: '' },
};

const open = async (told: Partial<typeof official> = {}, mayCollate = false) => {
  const { source, ids } = manuscriptOf('Le harcèlement sexuel', 'La tenue');
  const pages = source.pages;
  const collated = vi.fn(async () => undefined);
  source.collate = collated;
  source.pages = async () => {
    const known = await pages();
    return {
      ...known,
      abilities: { write: true, collate: mayCollate },
      pages: known.pages.map((page, index) => (index === 0 ? { ...page, official: { ...official, ...told } } : page)),
    };
  };
  const Screen = () =>
    useSession() && (
      <>
        <ConfirmHost />
        <EditorScreen source={source} page={undefined} onOpenPage={() => undefined} />
      </>
    );
  const rendered = await renderFeature(<Screen />, answers({ user: camille }));
  await screen.findByRole('note');
  await waitFor(() => expect(document.querySelector('[data-canvas]')).not.toBeNull());
  return { ...rendered, collated, first: ids[0] };
};

describe('a page that quotes a law', () => {
  it('is read, not written, and says where its words come from and that nobody has collated them', async () => {
    await open();

    expect(screen.getByRole('note')).toHaveTextContent(/ses mots ne se modifient pas.*Code pénal.*Texte à vérifier/);
    expect(await screen.findByRole('heading', { level: 2, name: 'Le harcèlement sexuel' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Blocs' })).toBeNull();
    expect(document.querySelector('[data-canvas] [contenteditable="true"]')).toBeNull();
  });

  it('says who collated it and when', async () => {
    await open({ collated_by: 'Awa Diop', collated_on: '2027-03-15' });

    expect(screen.getByRole('note')).toHaveTextContent('15 mars 2027 par Awa Diop');
    expect(screen.queryByText(/Texte à vérifier/)).toBeNull();
  });

  it('says in the outline that it is to be verified, and above it what is not joined yet', async () => {
    await open({ to_join: 'art. 222-33, III' });

    expect(screen.getByRole('note')).toHaveTextContent('Pas encore joint : art. 222-33, III.');
    expect(screen.queryByRole('button', { name: 'J’ai comparé ce texte' })).toBeNull();
    expect(screen.getByTitle('Texte officiel à vérifier')).toBeVisible();
  });

  it('is put right and collated by those who keep the library, in the revision that they see', async () => {
    const { person, collated, first } = await open({}, true);
    expect(document.querySelector('[data-canvas] [contenteditable="true"]')).not.toBeNull();

    await person.click(await screen.findByRole('button', { name: 'J’ai comparé ce texte' }));
    await person.click(await screen.findByRole('button', { name: 'Oui, mot à mot' }));

    await waitFor(() => expect(collated).toHaveBeenCalledWith(first, 1));
  });

  it('can be taken out of the booklet, and not be renamed', async () => {
    const { person } = await open();

    await person.click(screen.getByRole('button', { name: /^Actions sur «.Le harcèlement sexuel/ }));

    expect(await screen.findByRole('menuitem', { name: 'Supprimer' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: /Renommer/ })).toBeNull();
  });
});
