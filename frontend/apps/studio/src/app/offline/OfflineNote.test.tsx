import { renderApp } from '@test/renderApp';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const network = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

afterEach(() => vi.restoreAllMocks());

describe('without a network', () => {
  it('the page says so until it is back, and keeps what was typed', async () => {
    const { person } = await renderApp('/auth/login');
    await person.write(await screen.findByLabelText('Adresse e-mail'), 'camille@maison');

    network(false);
    expect(await screen.findByText(/^Hors ligne/)).toBeVisible();
    expect(screen.getByLabelText('Adresse e-mail')).toHaveValue('camille@maison');

    network(true);
    expect(screen.queryByText(/^Hors ligne/)).toBeNull();
  });
});
