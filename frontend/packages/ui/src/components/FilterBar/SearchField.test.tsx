import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InTheme } from '../../stories/InTheme';
import { labels } from '../../stories/labels';
import { SearchField } from './SearchField';

const asked = vi.fn();

const Search = ({ start = '' }: { start?: string }) => {
  const [value, setValue] = useState(start);
  const change = (search: string) => {
    asked(search);
    setValue(search);
  };
  return (
    <>
      <SearchField label="Nom ou adresse" value={value} onChange={change} />
      <button type="button" onClick={() => setValue('awa')}>
        Revenir
      </button>
    </>
  );
};
const show = (start?: string) => render(<Search {...(start && { start })} />, { wrapper: InTheme });
const field = () => screen.getByRole('searchbox', { name: 'Nom ou adresse' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));

beforeEach(() => {
  asked.mockReset();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('a search', () => {
  it('asks once, 300 ms after the last letter', () => {
    show();

    type('a');
    wait(299);
    type('aw');
    wait(299);
    expect(asked).not.toHaveBeenCalled();
    wait(1);

    expect(asked.mock.calls).toEqual([['aw']]);
  });

  it('asks at once on Enter, and not again after the pause', () => {
    show();
    type('aw');

    fireEvent.keyDown(field(), { key: 'Enter' });
    wait(300);

    expect(asked.mock.calls).toEqual([['aw']]);
  });

  it('is emptied by Escape, at once', () => {
    show('awa');

    fireEvent.keyDown(field(), { key: 'Escape' });

    expect(asked.mock.calls).toEqual([['']]);
    expect(field()).toHaveValue('');
  });

  it('is emptied by its button, which gives the focus back', () => {
    show('awa');

    fireEvent.click(screen.getByRole('button', { name: labels.clearSearch }));

    expect(asked.mock.calls).toEqual([['']]);
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('button', { name: labels.clearSearch })).toBeNull();
  });

  it('follows a value that comes from elsewhere, and forgets what was being typed', () => {
    show();
    type('jul');

    fireEvent.click(screen.getByRole('button', { name: 'Revenir' }));
    wait(300);

    expect(field()).toHaveValue('awa');
    expect(asked).not.toHaveBeenCalled();
  });
});
