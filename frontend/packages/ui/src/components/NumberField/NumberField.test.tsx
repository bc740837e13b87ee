import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { NumberField } from './NumberField';

const change = vi.fn();

const Example = () => {
  const [value, setValue] = useState<number | null>(60);
  const follow = (next: number | null) => {
    change(next);
    setValue(next);
  };
  return (
    <ThemeProvider labels={labels}>
      <NumberField label="Durée" decimals value={value} onChange={follow} />
      <button type="button" onClick={() => setValue(12)}>
        Rétablir
      </button>
    </ThemeProvider>
  );
};

const retype = async (text: string) => {
  render(<Example />);
  const box = screen.getByRole('textbox', { name: 'Durée' });
  await userEvent.clear(box);
  await userEvent.type(box, text);
  return box;
};

beforeEach(() => {
  document.documentElement.lang = 'fr-FR';
});

describe('a number field', () => {
  it('lets a number be typed through its unfinished states', async () => {
    const box = await retype('1,50');

    expect(box).toHaveValue('1,50');
    expect(change).toHaveBeenLastCalledWith(1.5);
    await userEvent.tab();
    expect(box).toHaveValue('1,5');
  });

  it('keeps on screen what is no number, and says so to the form', async () => {
    const box = await retype('douze');
    await userEvent.tab();

    expect(change).toHaveBeenLastCalledWith(Number.NaN);
    expect(box).toHaveValue('douze');
  });

  it('follows the form when it is set back', async () => {
    const box = await retype('douze');

    await userEvent.click(screen.getByRole('button', { name: 'Rétablir' }));

    expect(box).toHaveValue('12');
  });
});
