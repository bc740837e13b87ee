import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { Checkbox } from './Checkbox';

it('a box that is missing says so to a screen reader, with the reason', () => {
  render(
    <ThemeProvider labels={labels}>
      <Checkbox label="J’accepte" error="Cochez cette case." />
    </ThemeProvider>,
  );

  expect(screen.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Cochez cette case.');
});
