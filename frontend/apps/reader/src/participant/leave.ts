import { root } from '../device/place';
import { forgetReader, keepReader, keptReader } from './kept';
import { changePerson } from './learn';

/** Tells the server to forget who came on this device; whether it has. */
export const tellLeaving = async () => {
  try {
    const { ok } = await fetch(new URL('participant/leave', root()), { method: 'POST' });
    if (ok) forgetReader();
    return ok;
  } catch {
    return false;
  }
};

/** « Ce n’est pas moi »: what they have queued stays theirs and is sent with their own ticket. */
export const leave = async () => {
  changePerson(keptReader().who ?? '', '');
  keepReader({ leaving: true });
  return tellLeaving();
};
