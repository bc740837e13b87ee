import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { CommandPalette } from './CommandPalette';

const chosen = vi.fn();
const command = (label: string, group: string, keywords: string[] = []) => ({
  id: label.replaceAll(' ', '-'),
  label,
  group,
  keywords,
  onSelect: () => chosen(label),
});
const commands = [
  command('Accueil', 'Pages'),
  command('Paramètres', 'Pages'),
  command('Se déconnecter', 'Actions', ['quitter']),
];

const Example = () => {
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <ThemeProvider labels={labels}>
      <button type="button" onClick={() => setOpened(true)}>
        Ouvrir
      </button>
      <CommandPalette
        {...{ opened, typed, commands }}
        onClose={() => setOpened(false)}
        onType={setTyped}
        label="Rechercher"
        placeholder="Une page"
        countText={(count) => `${count} résultats`}
      />
    </ThemeProvider>
  );
};

const field = () => screen.getByRole('combobox', { name: 'Rechercher' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const type = (keys: string) => userEvent.type(field(), keys);

beforeEach(async () => {
  chosen.mockClear();
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  await waitFor(() => expect(field()).toHaveFocus());
});

describe('a command palette', () => {
  it('shows everything in its groups before anything is typed, the first one active', () => {
    const actions = screen.getByRole('group', { name: 'Actions' });

    expect(within(actions).getByRole('option')).toHaveTextContent('Se déconnecter');
    expect(active()).toHaveTextContent('Accueil');
    expect(active()).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
  });

  it('finds without accents, and shows what was found', async () => {
    await type('parametres');

    expect(options()).toEqual(['Paramètres']);
    expect(screen.getByText('Paramètres', { selector: 'mark' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 résultats');
  });

  it('finds by other words than those written', async () => {
    await type('quit');
    expect(options()).toEqual(['Se déconnecter']);
  });

  it('goes through the list by the arrows, Home and End, and turns round', async () => {
    const visited: (string | null | undefined)[] = [];
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
      await userEvent.keyboard(`{${key}}`);
      visited.push(active()?.textContent);
    }

    expect(visited).toEqual(['Paramètres', 'Se déconnecter', 'Accueil', 'Se déconnecter', 'Accueil']);
    expect(field()).toHaveFocus();
  });

  it('does what is chosen by Enter, then leaves and gives the focus back', async () => {
    await type('param{Enter}');

    expect(chosen).toHaveBeenCalledExactlyOnceWith('Paramètres');
    await isGone();
    expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus();
  });

  it('does what is pointed at', async () => {
    await userEvent.click(screen.getByRole('option', { name: 'Paramètres' }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith('Paramètres');
  });

  it('says so when nothing answers, and Enter does nothing', async () => {
    await type('congés{Enter}');

    expect(screen.getByText('0 résultats')).toBeVisible();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    expect(chosen).not.toHaveBeenCalled();
  });

  it.each(['{Escape}', '{Tab}{Enter}'])('leaves by %s', async (keys) => {
    await userEvent.keyboard(keys);

    await isGone();
    expect(chosen).not.toHaveBeenCalled();
  });
});
