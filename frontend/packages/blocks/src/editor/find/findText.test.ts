import { describe, expect, it } from 'vitest';
import { emptyBlock } from '../../document/emptyBlock';
import { handleOf } from '../canvas/handle';
import { callout, paragraph, writeOn } from '../testing/writeOn';
import { findingOf } from './finder';

const open = (...blocks: Parameters<typeof writeOn>) => {
  const page = writeOn(...blocks);
  return { ...page, canvas: handleOf(page.editor, () => undefined) };
};

describe('finding words', () => {
  it('ignores capitals and accents, inside other blocks too', () => {
    const page = open(paragraph('a', 'Hygiène et HYGIENE'), callout('c', paragraph('p', 'L’hygiène')));

    page.canvas.find('hygiene');

    expect(findingOf(page.editor.state)).toMatchObject({ count: 3, current: -1 });
    expect(page.editor.view.dom.querySelectorAll('.lve-found')).toHaveLength(3);
  });

  it('goes from one place to the next and around', () => {
    const page = open(paragraph('a', 'un deux un'));

    page.canvas.find('un');
    page.canvas.goToFound(1);
    page.canvas.goToFound(1);
    page.canvas.goToFound(1);

    const { from, to } = page.editor.state.selection;
    expect([from, to]).toEqual([1, 3]);
  });

  it('finds the words of a property and selects its block', () => {
    const page = open(paragraph('a', 'un'), {
      ...emptyBlock('contact'),
      id: 'c',
      props: { ...emptyBlock('contact').props, name: 'Éloïse' },
    });

    page.canvas.find('eloise');
    page.canvas.goToFound(1);

    expect(page.editor.state.selection.from).toBe(page.place('c').pos);
  });

  it('follows what is typed, and ends with no words', () => {
    const page = open(paragraph('a', 'un'));
    page.canvas.find('un');

    page.caret('a');
    page.type(' un');
    expect(findingOf(page.editor.state).count).toBe(2);
    page.canvas.find('');

    expect(findingOf(page.editor.state).count).toBe(0);
  });
});
