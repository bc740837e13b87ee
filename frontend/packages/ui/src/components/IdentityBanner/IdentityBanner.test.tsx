import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { IdentityBanner } from './IdentityBanner';

const show = (busy: boolean) => {
  const onBack = vi.fn();
  render(
    <IdentityBanner label="Identité empruntée" since="Depuis 10:31" backLabel="Revenir" onBack={onBack} busy={busy}>
      Vous agissez en tant que Camille Vidal.
    </IdentityBanner>,
  );
  return onBack;
};

describe('a borrowed identity', () => {
  it('says for whom and since when, and has one button: the way back', async () => {
    const onBack = show(false);

    const banner = screen.getByRole('region', { name: 'Identité empruntée' });
    expect(banner).toHaveTextContent('Camille Vidal.Depuis 10:31');
    await userEvent.click(screen.getByRole('button'));

    expect(onBack).toHaveBeenCalledOnce();
  });

  it('goes back once', async () => {
    const onBack = show(true);

    await userEvent.click(screen.getByRole('button', { name: 'Revenir' }));

    expect(onBack).not.toHaveBeenCalled();
  });
});
