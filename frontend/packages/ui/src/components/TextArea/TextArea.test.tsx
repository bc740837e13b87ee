import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { TextArea } from './TextArea';

const show = (text: string) =>
  render(
    <ThemeProvider labels={labels}>
      <TextArea label="Phrase" limit={40} defaultValue={text} />
    </ThemeProvider>,
  );

describe('the character counter', () => {
  it('counts what was there before', () => {
    show('Bonjour');

    expect(screen.getByText('7 / 40')).toBeVisible();
  });

  it('says nothing aloud while there is room', async () => {
    show('');
    await userEvent.type(screen.getByRole('textbox', { name: 'Phrase' }), 'Bonjour');

    expect(screen.getByText('7 / 40')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says politely how many characters remain when they are few', async () => {
    show('x'.repeat(34));
    await userEvent.type(screen.getByRole('textbox'), '!');

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/5$/));
  });
});
