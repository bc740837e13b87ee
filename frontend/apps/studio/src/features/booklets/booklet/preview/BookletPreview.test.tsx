import { preview } from '@test/preview';
import { renderFeature } from '@test/renderFeature';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { BookletPreview } from './BookletPreview';

const region = () => screen.findByRole('region', { name: 'Aperçu du livret' });

describe('the preview of a booklet', () => {
  it('shows what is typed before it is saved', async () => {
    const Typing = () => {
      const [name, setName] = useState('Livret');
      return (
        <>
          <input aria-label="Nom" value={name} onChange={({ target }) => setName(target.value)} />
          <BookletPreview content={preview()} changes={{ name }} />
        </>
      );
    };
    const { person } = await renderFeature(<Typing />, []);

    await person.write(await screen.findByRole('textbox', { name: 'Nom' }), ' des extras');

    expect(await region()).toHaveTextContent('Livret des extras');
  });

  it('is one stop of the keyboard, whatever the page holds', async () => {
    await renderFeature(<BookletPreview content={preview()} tab="contents" />, []);
    const drawn = within(await region()).getByRole('group', { name: 'Ce que voit le lecteur' });

    expect(drawn).toHaveAttribute('tabindex', '0');
    expect(drawn.querySelector('a')?.closest('[inert]')).not.toBeNull();
  });

  it('adds no heading to those of the screen that it stands on', async () => {
    await renderFeature(<BookletPreview content={preview()} />, []);

    expect((await region()).querySelector('h1')).toHaveTextContent('Livret d’accueil saisonniers 2027');
    expect(within(await region()).queryByRole('heading')).toBeNull();
  });

  it('turns its pages with the tabs', async () => {
    const { person } = await renderFeature(<BookletPreview content={preview()} />, []);

    await person.click(within(await region()).getByRole('radio', { name: 'Page' }));

    expect(await region()).toHaveTextContent('Tout le monde y veille.');
  });

  it('is read and turned in large, link by link', async () => {
    const { person } = await renderFeature(<BookletPreview content={preview()} />, []);
    await person.click(within(await region()).getByRole('button', { name: 'Ouvrir l’aperçu en grand' }));
    const dialog = screen.getByRole('dialog', { name: 'Livret d’accueil saisonniers 2027' });

    await person.click(within(dialog).getByRole('link', { name: 'Commencer la lecture' }));
    await person.click(within(dialog).getByRole('link', { name: /Hygiène et sécurité/ }));
    await person.click(within(dialog).getByRole('link', { name: /Page suivante/ }));

    expect(within(dialog).getByRole('heading', { name: 'Qui appeler' })).toBeVisible();
  });

  it('keeps the place of what is to be filled, and leaves it out in large, as for readers', async () => {
    const content = { ...preview(), left_out: ['safety_phone'] };
    const { person } = await renderFeature(<BookletPreview content={content} page="p2" />, []);
    expect(await region()).toHaveTextContent('téléphone du référent sécurité');

    await person.click(within(await region()).getByRole('button', { name: 'Ouvrir l’aperçu en grand' }));

    const dialog = screen.getByRole('dialog', { name: 'Livret d’accueil saisonniers 2027' });
    expect(dialog).toHaveTextContent('Bonjour.');
    expect(dialog).not.toHaveTextContent('éférent sécurité');
  });

  it('shows where an information stands, and frames it', async () => {
    await renderFeature(<BookletPreview content={preview()} highlight="safety_phone" />, []);

    expect(await region()).toHaveTextContent('téléphone du référent sécurité');
    expect(document.querySelector('#b3')).toHaveAttribute('data-highlighted');
    expect(document.querySelector('#b2')).not.toHaveAttribute('data-highlighted');
  });
});
