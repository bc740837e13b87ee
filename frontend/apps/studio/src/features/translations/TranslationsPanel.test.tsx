import { answers, camille } from '@test/answers';
import { booklet } from '@test/booklet';
import { renderFeature } from '@test/renderFeature';
import { sheetId, title, translationsServer } from '@test/translations';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useSession } from '@/features/accounts';
import { TranslationsPanel } from './TranslationsPanel';

const open = async (world = translationsServer()) => {
  const Screen = () => {
    const [revision, setRevision] = useState(1);
    return (
      useSession() && (
        <>
          <TranslationsPanel booklet={booklet.id} page={sheetId} revision={revision} />
          <button type="button" onClick={() => setRevision(2)}>
            Enregistrer
          </button>
        </>
      )
    );
  };
  return { ...(await renderFeature(<Screen />, [...answers({ user: camille }), ...world.handlers])), ...world };
};

describe('the translations beside the page', () => {
  it('are written where its author is, and open in full', async () => {
    const { person, sent } = await open();

    await person.click(await screen.findByRole('button', { name: /Cliquez pour traduire/ }));
    await person.write(await screen.findByRole('textbox', { name: 'Traduction, Portugais' }), 'Seque com papel.');
    await person.click(screen.getByRole('button', { name: 'Valider et continuer' }));

    await waitFor(() => expect(sent).toMatchObject([['b.text', { text: 'Seque com papel.', validated: true }]]));
    expect(screen.getByRole('link', { name: 'Ouvrir en grand' })).toHaveAttribute(
      'href',
      expect.stringContaining('langue=pt-PT'),
    );
  });

  it('are read again once the page was saved', async () => {
    const { person, say } = await open();

    await screen.findByText('Lavar as mãos');
    say(title.unit, { state: 'outdated', text: 'Lavar as mãos ontem' });
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    expect(await screen.findByText('Lavar as mãos ontem')).toBeVisible();
  });
});
