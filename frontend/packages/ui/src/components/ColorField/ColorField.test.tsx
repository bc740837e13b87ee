import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { ColorField } from './ColorField';

const Example = () => {
  const [value, setValue] = useState('');
  return (
    <ThemeProvider labels={labels}>
      <ColorField label="Accent" value={value} onChange={setValue} />
    </ThemeProvider>
  );
};
const text = () => screen.getByRole('textbox', { name: 'Accent' });
const swatch = () => screen.getByLabelText(/^Choisir la couleur.* Accent$/);

describe('a colour field', () => {
  it('writes what is typed in one way, and shows it', async () => {
    render(<Example />);

    await userEvent.type(text(), 'E5A');
    await userEvent.tab();

    expect(text()).toHaveValue('#ee55aa');
    expect(swatch()).toHaveValue('#ee55aa');
  });

  it('writes what is picked', () => {
    render(<Example />);

    fireEvent.change(swatch(), { target: { value: '#8db99f' } });

    expect(text()).toHaveValue('#8db99f');
  });
});
