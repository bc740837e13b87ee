import { IconX } from '@tabler/icons-react';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { IconButton } from './IconButton';

it('has a name, and submits nothing by accident', () => {
  const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
  document.addEventListener('submit', submit);
  render(
    <form>
      <IconButton label="Fermer" icon={IconX} />
    </form>,
  );

  screen.getByRole('button', { name: 'Fermer' }).click();

  expect(submit).not.toHaveBeenCalled();
});
