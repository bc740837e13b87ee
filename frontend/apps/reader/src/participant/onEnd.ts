import { make } from '../device/make';
import { chaptersIn } from '../progress/chaptersIn';
import { keptProgress } from '../progress/keptProgress';
import { type Ask, asksOf, leftOf } from './asks';
import type { Told } from './kept';
import { words } from './locales/words';
import { writtenDayOf } from './receiptView';
import { kindOf, showReceipt } from './showReceipt';
import { whoLine } from './whoLine';

/* What this device signed stands until the server says that nothing more is asked. */
const current = async (told: Told, asks: Ask[]) => {
  const { pages } = keptProgress();
  const ready = asks.filter((ask) => leftOf(ask, pages) === 0);
  for (const ask of ready) if ((await kindOf(told, ask)) !== 'received') return ask;
  return ready.at(-1);
};

const wholeOf = ({ pages, receipt }: Told): Ask => ({ part: '', pages, sentence: receipt.sentence });

const sayLater = (place: HTMLElement, told: Told, asks: Ask[]) => {
  const { pages } = keptProgress();
  const left = asks.reduce((sum, ask) => sum + leftOf(ask, pages), 0);
  place.append(whoLine(told));
  if (left > 0) place.append(make('p', 'lvr-small', words().later(left)));
  else if (told.acknowledged_at) place.append(make('p', '', words().already(writtenDayOf(told.acknowledged_at))));
  if (told.awaits) place.append(make('p', 'lvr-small', words().awaits[told.awaits]));
};

/** The end of the booklet: the receipt once everything is confirmed that it is about; before, what is left. */
export const showOnEnd = async (end: HTMLElement, told: Told) => {
  const asks = asksOf(told, chaptersIn(end));
  const [title, sum] = [end.querySelector('h1'), end.querySelector<HTMLElement>('[data-said=sum]')];
  const place = make('section', 'lvp lvp-end');
  end.querySelector('.lvr-contents-head')?.after(place);
  const signed = told.receipt.sentence !== '' && (await kindOf(told, wholeOf(told))) !== 'form';
  const ask = signed && asks.length === 0 ? wholeOf(told) : await current(told, asks);
  if (!ask) return sayLater(place, told, asks);
  await showReceipt(place, told, ask, {
    label: told.reread_pages.length > 0 ? words().acknowledgePages(ask.pages.length) : words().acknowledge,
    gesture: 'drawing',
    title: (text, kind) => {
      if (title) title.textContent = text;
      if (sum) sum.textContent = kind === 'form' ? words().pagesOf(ask.pages.length) : '';
      end.dataset.kind = kind;
    },
  });
};
