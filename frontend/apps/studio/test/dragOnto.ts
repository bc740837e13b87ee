import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

const height = 40;

/** Gives every line of the document a place, one under the other: nothing has one where nothing is drawn. */
const layOut = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const lines = [...document.querySelectorAll('li')];
    const place = lines.indexOf(this as HTMLLIElement);
    return place < 0 ? new DOMRect(0, 0, 100, height * lines.length) : new DOMRect(0, height * place, 100, height);
  });

const middleOf = (line: Element) => {
  const { top } = line.getBoundingClientRect();
  return { clientX: 50, clientY: top + height / 2 };
};

/** Drags a line with the mouse to the first or the second half of another, and lets it go there. */
export const dragOnto = async (line: Element, other: Element, half: 'before' | 'behind') => {
  layOut();
  const from = middleOf(line);
  const to = middleOf(other);
  const clientY = to.clientY + (half === 'before' ? -height / 4 : height / 4);
  fireEvent.mouseDown(line, { ...from, button: 0 });
  fireEvent.mouseMove(document, { ...from, clientY: from.clientY + 6 });
  await act(async () => fireEvent.mouseMove(document, { ...to, clientY }));
  await act(async () => fireEvent.mouseUp(document, { ...to, clientY }));
};
