import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InTheme } from '../../stories/InTheme';
import { TablePager } from './TablePager';

const pager = (onPrevious?: () => void) => (
  <TablePager previous="Plus récentes" next="Plus anciennes" onPrevious={onPrevious}>
    1 à 25
  </TablePager>
);

it('the keyboard stays on the button that reached the first page, and the page is said', async () => {
  const back = vi.fn();
  const { rerender } = render(pager(back), { wrapper: InTheme });
  const previous = screen.getByRole('button', { name: 'Plus récentes' });
  await userEvent.click(previous);

  rerender(pager());
  await userEvent.keyboard('{Enter}');

  expect(back).toHaveBeenCalledOnce();
  expect(previous).toHaveFocus();
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('1 à 25');
});
