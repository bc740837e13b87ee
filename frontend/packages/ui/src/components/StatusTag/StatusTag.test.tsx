import { IconMail } from '@tabler/icons-react';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatusTag } from './StatusTag';

describe('a status', () => {
  it.each(['ring', 'dot', 'half-dot', 'box'] as const)('is a word beside its shape: %s', (shape) => {
    render(<StatusTag shape={shape}>Brouillon</StatusTag>);

    const tag = screen.getByText('Brouillon');
    expect(tag).toHaveAttribute('data-shape', shape);
    expect(tag.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('may have an icon in the place of the shape', () => {
    render(
      <StatusTag shape={IconMail} tone="note">
        Invité
      </StatusTag>,
    );

    expect(screen.getByText('Invité').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
