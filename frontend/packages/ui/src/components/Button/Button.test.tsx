import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { Button } from './Button';

describe('a busy button', () => {
  it('keeps the focus, says so, and does nothing more', async () => {
    const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
    document.addEventListener('submit', submit);
    const press = vi.fn();
    render(
      <ThemeProvider labels={labels}>
        <form>
          <Button type="submit" busy onClick={press}>
            Publier
          </Button>
        </form>
      </ThemeProvider>,
    );

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    const button = screen.getByRole('button', { name: new RegExp(`Publier\\s*${labels.busy}`) });
    expect(button).toHaveFocus();
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });
});
