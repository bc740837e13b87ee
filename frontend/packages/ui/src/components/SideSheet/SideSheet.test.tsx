import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { AdminLayout } from '../AdminLayout/AdminLayout';
import { SideSheet } from './SideSheet';

const onPhone = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: true,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

const send = vi.fn();

const Example = () => {
  const [opened, setOpened] = useState(false);
  return (
    <ThemeProvider labels={labels}>
      <AdminLayout company="" navigation="" foot="" mobileFoot="" mobileTitle="" crumbs="">
        <button type="button" onClick={() => setOpened(true)}>
          Maison Aubrac
        </button>
        {opened && (
          <SideSheet
            title="Coordonnées"
            onClose={() => setOpened(false)}
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
            footer={<button type="submit">Enregistrer</button>}
          >
            <input aria-label="Ville" />
          </SideSheet>
        )}
      </AdminLayout>
    </ThemeProvider>
  );
};

const open = async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Maison Aubrac' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Coordonnées' })).toHaveFocus());
};

describe('a side sheet beside the page', () => {
  it('is a region of its own, outside the content, and starts at its title', async () => {
    await open();

    expect(screen.getByRole('complementary', { name: 'Coordonnées' })).toBeVisible();
    expect(screen.getByRole('main')).not.toContainElement(screen.getByLabelText('Ville'));
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: labels.close }))],
  ])('closes by %s and gives the focus back', async (_, close) => {
    await open();

    await close();

    expect(screen.queryByRole('heading', { name: 'Coordonnées' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Maison Aubrac' })).toHaveFocus());
  });

  it('lets the keyboard leave it', async () => {
    await open();
    screen.getByRole('button', { name: 'Enregistrer' }).focus();

    await userEvent.tab();

    expect(screen.getByRole('complementary', { name: 'Coordonnées' })).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it('is a form with its foot', async () => {
    await open();

    await userEvent.type(screen.getByLabelText('Ville'), 'Laguiole{Enter}');

    expect(send).toHaveBeenCalledOnce();
  });
});

describe('a side sheet on a phone', () => {
  it('is a dialog that keeps the keyboard', async () => {
    onPhone();
    await open();
    expect(screen.getByRole('dialog', { name: 'Coordonnées' })).toHaveAttribute('aria-modal', 'true');

    screen.getByRole('button', { name: 'Enregistrer' }).focus();
    await userEvent.tab();

    expect(screen.getByRole('button', { name: labels.close })).toHaveFocus();
  });
});
