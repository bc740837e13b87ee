import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FilterDay } from './FilterDay';

it('sends a day, and no year that is half typed', () => {
  const onChange = vi.fn();
  render(<FilterDay label="Jour" value="" onChange={onChange} />);
  const field = screen.getByLabelText('Jour');

  fireEvent.change(field, { target: { value: '0020-03-16' } });
  expect(onChange).not.toHaveBeenCalled();
  expect(field).toHaveValue('0020-03-16');

  fireEvent.change(field, { target: { value: '2027-03-16' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2027-03-16');
});

it('shows the day that comes from elsewhere', () => {
  const { rerender } = render(<FilterDay label="Jour" value="2027-03-16" onChange={() => undefined} />);

  rerender(<FilterDay label="Jour" value="" onChange={() => undefined} />);

  expect(screen.getByLabelText('Jour')).toHaveValue('');
});
