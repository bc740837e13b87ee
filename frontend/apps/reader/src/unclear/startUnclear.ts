import { load } from '../device/load';
import { make } from '../device/make';
import { nameFor } from '../device/place';
import { recall } from '../device/store';
import { words } from '../locales/words';

/** A tap under a page: on which button, and where something is selected: buttons cannot be, so that it stays so. */
export type Tap = { section: HTMLElement; button: HTMLElement; chosen: Node | null };

declare global {
  /** A list until the script that asks has come, which then hears at once. */
  var livretierTaps: Tap[] | { push: (tap: Tap) => unknown } | undefined;
}

let isFetching = false;

const fetchSheet = (fail: () => void) => {
  for (const address of (!isFetching && document.documentElement.dataset.unclear?.split(' ')) || [])
    load(address).onerror = () => {
      isFetching = false;
      globalThis.livretierTaps = [];
      fail();
    };
  isFetching = true;
};

const chosenHere = () => {
  const selection = getSelection();
  return selection?.isCollapsed ? null : (selection?.anchorNode ?? null);
};

/** The island under a page: what asks is fetched at the first tap, or where a question waits to be sent. */
export const startUnclear = (section: HTMLElement) => {
  const said = Object.assign(make('p', 'lvr-small'), { role: 'status' });
  const say = (text: string) => {
    said.textContent = text;
  };
  section.append(said);
  for (const button of section.querySelectorAll<HTMLElement>('button[data-said]')) {
    /* A copy on a disk has nobody to tell. */
    button.hidden ||= !location.protocol.startsWith('http');
    button.addEventListener('click', () => {
      say('');
      globalThis.livretierTaps ??= [];
      globalThis.livretierTaps.push({ section, button, chosen: chosenHere() });
      fetchSheet(() => say(words().noNetwork));
    });
  }
  if (recall<{ waiting: boolean }>(nameFor('questions')).waiting) fetchSheet(() => undefined);
};
