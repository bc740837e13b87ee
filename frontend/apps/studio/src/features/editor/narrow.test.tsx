import { answers, camille } from '@test/answers';
import { manuscriptOf } from '@test/manuscript';
import { renderFeature } from '@test/renderFeature';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSession } from '@/features/accounts';
import { EditorScreen } from './EditorScreen';

it('on a telephone the words of a page are corrected and saved, with nothing else around them', async () => {
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(wide(query), { matches: query.includes('max-width') }),
  );
  const { source, done } = manuscriptOf('Se laver les mains');
  const Screen = () => useSession() && <EditorScreen source={source} page={undefined} onOpenPage={vi.fn()} />;
  const { person } = await renderFeature(<Screen />, answers({ user: camille }));
  const paper = await screen.findByRole('textbox', { name: 'Texte de la page' });
  expect(paper).toHaveAttribute('contenteditable', 'true');
  expect(screen.getByText(/^Sur un petit écran, vous corrigez le texte/)).toBeVisible();

  await person.write(screen.getByRole('textbox', { name: 'Titre de la page' }), ' bien');
  await person.keyboard('{Control>}s{/Control}');

  await waitFor(() =>
    expect(done.at(-1)).toMatchObject(['save', done.at(-1)?.[1], { title: 'Se laver les mains bien' }]),
  );
  expect(screen.queryByRole('button', { name: 'Déplacer le bloc', hidden: true })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Blocs' })).toBeNull();
});
