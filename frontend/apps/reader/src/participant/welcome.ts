import { load } from '../device/load';
import { nameFor } from '../device/place';
import { recall } from '../device/store';

/* What the door of a personal link adds to the address of the cover; no server is told. */
const CAME = '#participant';

const nameOf = () => nameFor('participant');

/* Whoever it is, they do not go on with what somebody else read here: it is laid aside until it is known who came. */
const noteCame = () => {
  if (location.hash !== CAME) return;
  const { who = '' } = recall<{ who: string }>(nameOf());
  const progress = localStorage.getItem(nameFor('progress'));
  if (progress) localStorage.setItem(nameFor(`progress:${who}`), progress);
  localStorage.removeItem(nameFor('progress'));
  const message = new URLSearchParams(location.search).get('m') ?? undefined;
  localStorage.setItem(nameOf(), JSON.stringify({ came: true, message }));
  history.replaceState(null, '', location.pathname);
};

/** Who came by a personal link gets what they need besides; all others fetch nothing and ask nothing. */
export const welcomeParticipant = () => {
  if (!location.protocol.startsWith('http')) return;
  try {
    noteCame();
    if (localStorage.getItem(nameOf()) === null) return;
  } catch {
    return; // A browser that keeps nothing cannot keep a receipt either.
  }
  /* The words of the page's language come before what says them. */
  for (const address of document.documentElement.dataset.participant?.split(' ') ?? []) load(address);
};
