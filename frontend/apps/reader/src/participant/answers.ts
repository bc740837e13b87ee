import { make } from '../device/make';
import type { Answer, Told } from './kept';
import { words } from './locales/words';
import { writtenDayOf } from './receiptView';

const makeAnswer = ({ text, answer, answered_on }: Answer) =>
  make(
    'div',
    'lvp-answer',
    make('p', 'lvr-small', words().asked),
    make('p', 'lvp-words', text),
    make('p', 'lvr-small', words().answeredOn(writtenDayOf(`${answered_on.slice(0, 10)}T12:00:00`))),
    make('p', 'lvp-words', answer),
  );

/** The answers to what they asked about these pages, at the foot of the page. */
export const showAnswers = (reading: HTMLElement, pages: readonly string[], { answers = [] }: Told) => {
  const own = answers.filter(({ page }) => pages.includes(page));
  if (own.length === 0) return;
  const title = make('h2', 'lvp-title', words().answers(own.length));
  reading.querySelector('.lvr-article')?.after(make('section', 'lvp lvp-foot', title, ...own.map(makeAnswer)));
};
