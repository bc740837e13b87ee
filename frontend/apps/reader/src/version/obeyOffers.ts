import { locale } from '../device/place';
import { canKeep } from '../offline/canKeep';
import { letGo } from '../offline/heldEditions';
import type { Online } from './online';

const offer = (selector: string, offered: boolean) => {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) element.hidden = !offered;
};

/** What is offered may have changed since the files were made. */
export const obeyOffers = async ({ offers }: Online) => {
  if (!offers) return;
  offer('[data-said=pdf]', offers.pdf.includes(locale()));
  offer('[data-island=offline]', offers.offline && canKeep());
  offer('[data-said=ask]', offers.questions === true);
  if (!offers.offline) await letGo();
};
