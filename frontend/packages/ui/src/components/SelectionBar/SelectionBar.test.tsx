import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { InTheme } from '../../stories/InTheme';
import { labels } from '../../stories/labels';
import { SelectionBar } from './SelectionBar';

const Rows = () => {
  const [text, setText] = useState<string>();
  return (
    <>
      <button type="button" onClick={() => setText('3 lignes sélectionnées')}>
        Cocher
      </button>
      <SelectionBar text={text} onClear={() => setText(undefined)}>
        <button type="button">Relancer</button>
        {createPortal(<input aria-label="Dans un dialogue" />, document.body)}
      </SelectionBar>
    </>
  );
};

const select = async () => {
  render(<Rows />, { wrapper: InTheme });
  await userEvent.click(screen.getByRole('button', { name: 'Cocher' }));
};
const bar = () => screen.queryByRole('region', { name: labels.selection });

describe('the bar of a selection', () => {
  it('is there, and said, while something is selected', async () => {
    await select();

    expect(bar()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('3 lignes sélectionnées');

    await userEvent.click(screen.getByRole('button', { name: labels.clearSelection }));
    expect(bar()).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is left by Escape from inside, which gives the focus back', async () => {
    await select();
    await userEvent.keyboard('{Escape}');
    expect(bar()).toBeVisible();

    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Relancer' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');

    expect(bar()).toBeNull();
    expect(screen.getByRole('button', { name: 'Cocher' })).toHaveFocus();
  });

  it('stays when Escape closes a dialog that it opened', async () => {
    await select();
    screen.getByLabelText('Dans un dialogue').focus();
    await userEvent.keyboard('{Escape}');

    expect(bar()).toBeVisible();
  });
});
