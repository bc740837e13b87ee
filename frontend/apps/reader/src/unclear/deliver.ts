import { root } from '../device/place';
import { keptReader } from '../participant/kept';
import { forgetQuestion, keepQuestion, keptQuestions, type Question } from './queue';

/* The ticket of the same person that this device was given last; never that of another. */
const ticketOf = ({ who, ticket = '' }: Question) => {
  const { told, who: here } = keptReader();
  return who && who === here && told ? told.ticket : ticket;
};

const formOf = (question: Question) => {
  const { id, bundle, page, block = '', kind, text, replyTo = '' } = question;
  const said = { id, bundle, page, block, kind, text, reply_to: replyTo, ticket: ticketOf(question), by: 'script' };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
};

/* The service is away, or asks for patience. */
const isLater = ({ status }: Response) => status >= 500 || status === 429;

const send = async (question: Question) => {
  /* Whatever leads elsewhere has not taken it. */
  const answer = await fetch(new URL('question', root()), {
    method: 'POST',
    body: formOf(question),
    redirect: 'error',
  });
  if (answer.ok) return forgetQuestion(question.id);
  if (!isLater(answer)) await keepQuestion({ ...question, refused: answer.status === 422 ? 'wrong' : 'closed' });
};

const sendAll = async () => {
  const waiting = (await keptQuestions()).filter(({ refused }) => !refused);
  for (const question of waiting) await send(question);
};

/* One window at a time: what the other one has sent is not there any more. */
const alone = async (work: () => Promise<void>) => {
  if (navigator.locks) await navigator.locks.request('livretier-questions', work);
  else await work();
};

let sending: Promise<void> = Promise.resolve();

/** Sends what waits, one after the other, then says so on the page; without a network it goes on waiting. */
export const deliver = () => {
  sending = sending
    .then(async () => {
      if (navigator.onLine) await alone(sendAll);
    })
    .catch(() => undefined)
    .then(() => void document.dispatchEvent(new Event('asked')));
  return sending;
};

/** Whenever there may be a network again. */
export const deliverAlways = () => {
  void deliver();
  window.addEventListener('online', deliver);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void deliver());
};
