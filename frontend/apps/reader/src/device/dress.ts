import { load } from './load';

/** What only a script shows is dressed when it does: a page that shows nothing of it does not fetch how it looks. */
export const dress = () => {
  const { dataset } = document.documentElement;
  if (dataset.later) load(dataset.later);
  delete dataset.later;
};
