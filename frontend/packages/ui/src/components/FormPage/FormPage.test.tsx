import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { TextField } from '../TextField/TextField';
import { FormPage } from './FormPage';

const faults = [
  { name: 'city', label: 'Ville', message: 'Cette information est nécessaire.' },
  { name: 'access', label: 'Accès', message: 'Choisissez.' },
];
const choices = [{ value: 'public', label: 'Lien public' }];
const send = vi.fn();

/** A form whose city may not be empty. */
const Example = () => {
  const [city, setCity] = useState('');
  const [sent, setSent] = useState(false);
  return (
    <ThemeProvider labels={labels}>
      <FormPage
        title="Adresse"
        dirty
        busy={false}
        errors={sent && !city ? faults : []}
        onCancel={() => setCity('')}
        onSubmit={(event) => {
          event.preventDefault();
          send(city);
          setSent(true);
        }}
      >
        <TextField label="Ville" name="city" value={city} onChange={(event) => setCity(event.target.value)} />
        <RadioGroup label="Accès" name="access" choices={choices} />
      </FormPage>
    </ThemeProvider>
  );
};
const summary = () => screen.getByText(labels.toCorrect).closest('[tabindex]');

describe('a form that is a page', () => {
  it('is sent with Enter', async () => {
    render(<Example />);

    await userEvent.type(screen.getByRole('textbox'), 'Laguiole{Enter}');

    expect(send).toHaveBeenLastCalledWith('Laguiole');
  });

  it('moves the focus to what is to be corrected, which leads to each field', async () => {
    render(<Example />);
    expect(summary()).not.toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: labels.save }));
    expect(summary()).toHaveFocus();

    await userEvent.click(screen.getByRole('link', { name: 'Ville' }));
    expect(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Accès' }));
    expect(screen.getByRole('radio')).toHaveFocus();
  });

  it('leaves the focus where somebody types, whatever becomes wrong', async () => {
    render(<Example />);
    await userEvent.type(screen.getByRole('textbox'), 'Laguiole{Enter}');

    await userEvent.clear(screen.getByRole('textbox'));

    expect(summary()).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
