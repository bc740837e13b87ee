import { nameFor } from '../device/place';
import { forget, recall, remember } from '../device/store';

/** What this device knows of counting in one booklet. */
type Counting = {
  refused: boolean;
  /** The page that said first what is counted. */
  told: string;
};

const nameOf = () => nameFor('counting');

/** Where what was read waits until it is heard. */
export const nameOfFacts = () => nameFor('facts');

export const keptCounting = () => recall<Counting>(nameOf());

/** Tells the style sheet where it is to be said that readings are counted: never in a copy on a disk. */
export const wearCounting = () => {
  if (!location.protocol.startsWith('http')) return;
  const { refused, told = location.pathname } = keptCounting();
  const how = told === location.pathname ? 'first' : 'on';
  document.documentElement.dataset.counting = refused ? 'refused' : how;
};

/** This page says what is counted, unless another one did. */
export const keepTold = () => remember(nameOf(), { told: location.pathname, ...keptCounting() });

/** What waits goes with the refusal, and so does what was noted as counted. */
export const keepRefusal = (refused: boolean) => {
  remember(nameOf(), { ...keptCounting(), refused });
  if (refused) forget(nameOfFacts());
  wearCounting();
};
