import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useKeysetPages } from './useKeysetPages';

/** The hook over a plain state; `asked` are the cursors that the list was fetched with, in order. */
const turnPages = (start: readonly string[] = []) => {
  const asked: (string | undefined)[] = [];
  const hook = renderHook(
    ({ filters }) => {
      const [cursors, setCursors] = useState(start);
      const pages = useKeysetPages({ value: cursors, onChange: setCursors, filters });
      if (asked.length === 0 || asked.at(-1) !== pages.cursor) asked.push(pages.cursor);
      return { ...pages, cursors, setCursors };
    },
    { initialProps: { filters: 'all' } },
  );
  const next = (cursor: string) => act(() => hook.result.current.turn(cursor).onNext?.());
  const previous = () => act(() => hook.result.current.turn(null).onPrevious?.());
  return { ...hook, asked, next, previous };
};

describe('pages by key', () => {
  it('go on to what the answer names, and back to where they came from', () => {
    const { result, asked, next, previous } = turnPages();

    next('b');
    next('c');
    expect(result.current.page).toBe(3);
    previous();
    previous();

    expect(asked).toEqual([undefined, 'b', 'c', 'b', undefined]);
  });

  it('have no previous on the first, and no next on the last', () => {
    const { result } = turnPages();

    expect(result.current.turn(null)).toEqual({ onPrevious: undefined, onNext: undefined });
  });

  it('are not turned twice by the answer of the page before', () => {
    const { result, next } = turnPages();

    next('b');

    expect(result.current.turn('b').onNext).toBeUndefined();
  });

  it('remember as many as an address holds', () => {
    const { result, next } = turnPages(Array.from({ length: 40 }, (_, place) => `cursor ${place}`));

    next('the last');

    expect(result.current.cursors).toHaveLength(40);
    expect(result.current.cursor).toBe('the last');
  });

  it('start again when the filters change, without asking for an old page of the new list', () => {
    const { result, rerender, asked, next } = turnPages();
    next('b');

    rerender({ filters: 'drafts' });

    expect(result.current.cursors).toEqual([]);
    expect(asked).toEqual([undefined, 'b', undefined]);
  });

  it('stay when filters and pages come back together, as history brings them', () => {
    const { result, rerender } = turnPages();

    act(() => {
      result.current.setCursors(['b']);
      rerender({ filters: 'drafts' });
    });

    expect(result.current.cursor).toBe('b');
  });
});
