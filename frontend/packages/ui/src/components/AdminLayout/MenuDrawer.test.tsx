import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { MenuDrawer } from './MenuDrawer';

const phone = (media: string) =>
  Object.assign(new EventTarget(), {
    matches: true,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

const menu = (place: string) => (
  <ThemeProvider labels={labels}>
    <MenuDrawer place={place}>
      <a href="#home">
        <span>Accueil</span>
      </a>
      <button type="button">Langue</button>
    </MenuDrawer>
  </ThemeProvider>
);
let rerender: ReturnType<typeof render>['rerender'];

beforeEach(async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(phone);
  ({ rerender } = render(menu('/home')));
  await userEvent.click(screen.getByRole('button', { name: labels.openMenu }));
});

describe('the menu of a phone', () => {
  it('leaves when a link is followed, for the screen behind it has changed', async () => {
    await userEvent.click(await screen.findByText('Accueil'));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves when one is somewhere else, however one got there', async () => {
    await screen.findByRole('dialog');

    rerender(menu('/elsewhere'));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays for its other controls', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Langue' }));

    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
