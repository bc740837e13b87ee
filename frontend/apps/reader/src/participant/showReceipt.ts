import type { What } from './asks';
import type { Told } from './kept';
import { words } from './locales/words';
import type { Act } from './queue';
import { receiptForm } from './receiptForm';
import { receivedView, waitingView } from './receiptView';
import { type Kind, standing } from './standing';

type Shape = { label: string; gesture: 'drawing' | 'tick'; title: (text: string, kind: Kind) => void };

/** What this device knows of a receipt: received, waiting, or neither. */
export const kindOf = async (told: Told, what: What) => (await standing(told, what.part)).kind;

const problemOf = (refused: Act['refused']) => {
  if (refused === 'changed') return words().changed;
  return refused === 'closed' ? words().closed : '';
};

const titleOf = (kind: Kind, label: string) =>
  ({ form: label, waiting: words().keptTitle, received: words().recordedTitle })[kind];

const lookAt = (place: HTMLElement) => {
  place.focus({ preventScroll: true });
  (place.closest('.lvr-end') ?? place).scrollIntoView();
};

/** One receipt, from the form to its number; it says only what is so, and looks again whenever something was sent. */
export const showReceipt = (place: HTMLElement, told: Told, what: What, { label, gesture, title }: Shape) => {
  let shown = '';
  const refresh = async () => {
    const { act, receipt, kind } = await standing(told, what.part);
    const state = `${kind} ${act?.refused ?? ''}`;
    if (state === shown) return;
    /* Whoever has just signed is led to what became of it, however it was learnt first. */
    const hasSigned = shown.startsWith('form') && kind !== 'form';
    shown = state;
    const form = () =>
      receiptForm(told, what, { label, gesture, problem: problemOf(act?.refused) }, () => void refresh());
    if (receipt) place.replaceChildren(...receivedView(receipt));
    else place.replaceChildren(...(act && kind === 'waiting' ? waitingView(act) : [form()]));
    place.dataset.kind = kind;
    title(titleOf(kind, label), kind);
    if (hasSigned) lookAt(place);
  };
  place.tabIndex = -1;
  document.addEventListener('delivered', () => void refresh());
  return refresh();
};
