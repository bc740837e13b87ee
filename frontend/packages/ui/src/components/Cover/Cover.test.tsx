import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Cover } from './Cover';

const show = (cover: ReactElement) => render(cover).container.firstElementChild as HTMLElement;

describe('a cover', () => {
  it('is a picture of the booklet, whose title is written beside it', () => {
    const cover = show(<Cover title="Livret Sécurité" owner="Maison Aubrac" />);

    expect(cover).toHaveAttribute('aria-hidden', 'true');
    expect(cover).toHaveTextContent('Maison AubracLivret Sécurité');
  });

  it('has room for two letters when it is small', () => {
    expect(show(<Cover title="Livret Sécurité" size="small" />)).toHaveTextContent(/^LS$/);
  });

  it('takes the colour of the theme, and an ink that is read on it', () => {
    const cover = show(<Cover title="Livret du curiste" colour="#bfe3da" />);

    expect(cover.style.getPropertyValue('--cover')).toBe('#bfe3da');
    expect(cover).toHaveAttribute('data-ink', 'dark');
  });
});
