import { make } from '../device/make';
import { words } from './locales/words';
import { makePad } from './makePad';
import type { Gesture } from './queue';

/** How it is confirmed; nothing while something is missing. */
export type Done = { gesture: Gesture; typed_name: string; drawing: string | null };

type Way = { fields: HTMLElement; done: () => Done | undefined; focus: () => void };

const makeDrawing = (): Way => {
  const { canvas, clear, written } = makePad();
  const label = make('div', 'lvp-label', make('span', '', words().signature), clear);
  const done = () => (written() ? { gesture: 'drawing' as const, typed_name: '', drawing: written() } : undefined);
  return { fields: make('div', '', label, canvas), done, focus: () => undefined };
};

const makeName = (): Way => {
  const field = Object.assign(make('input', 'lvp-name'), { maxLength: 170, autocomplete: 'name' as const });
  const done = () =>
    field.value.trim() ? { gesture: 'name' as const, typed_name: field.value.trim(), drawing: null } : undefined;
  return { fields: make('label', 'lvp-field', words().name, field), done, focus: () => field.focus() };
};

const makeTick = (): Way => {
  const box = Object.assign(make('input', ''), { type: 'checkbox' });
  const done = () => (box.checked ? { gesture: 'tick' as const, typed_name: '', drawing: null } : undefined);
  return {
    fields: make('label', 'lvp-tick', box, make('span', '', words().confirm)),
    done,
    focus: () => box.focus(),
  };
};

const ways: Record<Gesture, { make: () => Way; name: () => string }> = {
  drawing: { make: makeDrawing, name: () => words().draw },
  name: { make: makeName, name: () => words().typeName },
  tick: { make: makeTick, name: () => words().tick },
};

/** A signature by a finger, a name or a tick, as one likes; a hand on a keyboard has the last two. */
export const makeGestures = (first: Gesture) => {
  const place = make('div', 'lvp-gesture');
  let chosen = first;
  let way = ways[first].make();
  const show = () => {
    const others = (Object.keys(ways) as Gesture[]).filter((gesture) => gesture !== chosen);
    const links = others.map((gesture) => {
      const button = Object.assign(make('button', 'lvp-link', ways[gesture].name()), { type: 'button' as const });
      button.addEventListener('click', () => {
        chosen = gesture;
        way = ways[gesture].make();
        show();
        way.focus();
      });
      return button;
    });
    place.replaceChildren(way.fields, make('div', 'lvp-others', ...links));
  };
  show();
  return { place, done: () => way.done(), missing: () => words().missing[chosen], focus: () => way.focus() };
};
