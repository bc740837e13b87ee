import { nameFor } from '../device/place';
import { recall } from '../device/store';

/* What a poster and the doors of a code and of an account add to the address of the cover; no server is told. */
const CAME = /^#(qr|code|member)$/;

const nameOf = () => nameFor('door');

/** Keeps for this visit by which door somebody came. */
export const noteDoor = () => {
  const door = CAME.exec(location.hash)?.[1];
  if (!door) return;
  history.replaceState(null, '', `${location.pathname}${location.search}`);
  try {
    sessionStorage.setItem(nameOf(), door);
  } catch {
    // Then nobody remembers which door it was.
  }
};

const keptDoor = () => {
  try {
    return sessionStorage.getItem(nameOf());
  } catch {
    return null;
  }
};

const doors: Record<string, string> = { qr: 'q', code: 'c', member: 'm' };

/** How somebody came, as it is counted: by a personal link, by a door of this visit, or by the address alone. */
export const channel = () => {
  const { came, told, leaving } = recall<{ came: boolean; told: object; leaving: boolean }>(nameFor('participant'));
  if ((came || told) && !leaving) return 'p';
  return doors[keptDoor() ?? ''] ?? 'l';
};
