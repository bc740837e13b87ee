import { baseOf } from '../device/base';
import { nameFor, root } from '../device/place';
import { forget, remember } from '../device/store';

/** A question, or what somebody did not understand, in their words. */
export type Question = {
  id: string;
  /** `/l/slug/` */
  root: string;
  bundle: string;
  page: string;
  block?: string;
  kind: 'question' | 'unclear';
  text: string;
  replyTo?: string;
  /** Whoever came by a personal link and gives their name. */
  who?: string;
  ticket?: string;
  /** The door does not take it: it is given back. */
  refused?: 'closed' | 'wrong';
};

const QUESTIONS = 'questions';
const base = baseOf('livretier-questions', [QUESTIONS]);

/* Pages look here whether there is something to send, before they fetch what sends it. */
const nameOfWaiting = () => nameFor('questions');

export const keptQuestions = () => base.all<Question>(QUESTIONS, root().pathname);

/** Keeps a question on this device; until it is, nothing is said to be done. */
export const keepQuestion = async (question: Question) => {
  remember(nameOfWaiting(), { waiting: true });
  await base.change((transaction) => transaction.objectStore(QUESTIONS).put(question));
  /* Another window may have found nothing left meanwhile. */
  remember(nameOfWaiting(), { waiting: true });
};

/** It is with those who answer, or was given back. */
export const forgetQuestion = async (id: string) => {
  await base.change((transaction) => transaction.objectStore(QUESTIONS).delete(id));
  if ((await keptQuestions()).length === 0) forget(nameOfWaiting());
};
