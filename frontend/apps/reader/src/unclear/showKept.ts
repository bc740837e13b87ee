import { make } from '../device/make';
import { words } from './locales/words';
import { forgetQuestion, keptQuestions, type Question } from './queue';

/** What the door did not take: the words are their author's. */
const makeRefused = ({ id, text, refused = 'closed' }: Question) => {
  const erase = Object.assign(make('button', 'lvr-ask-link', words().erase), { type: 'button' });
  const box = make(
    'div',
    'lvr-ask-kept',
    make('p', '', words().refused[refused]),
    make('p', 'lvr-ask-text', text),
    erase,
  );
  erase.addEventListener('click', async () => {
    await forgetQuestion(id);
    box.remove();
  });
  return box;
};

/** Under the page: how many questions wait on this device, and those that came back. */
export const showKept = async () => {
  const section = document.querySelector('[data-island=unclear]');
  const kept = await keptQuestions();
  for (const box of document.querySelectorAll('.lvr-ask-kept')) box.remove();
  const waiting = kept.filter(({ refused }) => !refused).length;
  if (waiting > 0)
    section?.append(Object.assign(make('p', 'lvr-ask-kept', words().waiting(waiting)), { role: 'status' }));
  for (const question of kept.filter(({ refused }) => refused)) section?.append(makeRefused(question));
};
