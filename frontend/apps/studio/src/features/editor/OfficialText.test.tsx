import { answers, camille } from '@test/answers';
import { manuscriptOf } from '@test/manuscript';
import { renderFeature } from '@test/renderFeature';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSession } from '@/features/accounts';
import { EditorScreen } from './EditorScreen';

const official = {
  ...{ source: 'Code pénal, art. 222-33', link: 'https://www.legifrance.gouv.fr/x' },
  ...{ collated_by: '', collated_on: '' },
};

const open = async (told: Partial<typeof official> = {}) => {
  const { source } = manuscriptOf('Le harcèlement sexuel', 'La tenue');
  const pages = source.pages;
  source.pages = async () => {
    const known = await pages();
    return {
      ...known,
      pages: known.pages.map((page, index) => (index === 0 ? { ...page, official: { ...official, ...told } } : page)),
    };
  };
  const Screen = () => useSession() && <EditorScreen source={source} page={undefined} onOpenPage={() => undefined} />;
  const rendered = await renderFeature(<Screen />, answers({ user: camille }));
  await screen.findByRole('note');
  await waitFor(() => expect(document.querySelector('[data-canvas]')).not.toBeNull());
  return rendered;
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

  it('can be taken out of the booklet, and not be renamed', async () => {
    const { person } = await open();

    await person.click(screen.getByRole('button', { name: /^Actions sur «.Le harcèlement sexuel/ }));

    expect(await screen.findByRole('menuitem', { name: 'Supprimer' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: /Renommer/ })).toBeNull();
  });
});
