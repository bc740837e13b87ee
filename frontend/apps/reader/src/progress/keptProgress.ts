import { nameFor } from '../device/place';
import { recall, remember } from '../device/store';
import type { Progress } from './progress';

/** What the device kept, whoever wrote it there. */
export const keptProgress = (): Progress => {
  const { pages, chapters, last, answered, given } = recall<Progress>(nameFor('progress'));
  return {
    pages: Object(pages),
    chapters: Object(chapters),
    last: typeof last === 'string' ? last : '',
    answered: Array.isArray(answered) ? answered : [],
    given: Object(given),
  };
};

export const keepProgress = (progress: Progress) => {
  remember(nameFor('progress'), progress);
  document.dispatchEvent(new Event('progress'));
};

/** A question that is done with: it does not hold up the next step any more. */
export const keepAnswered = (question: string) => {
  const progress = keptProgress();
  keepProgress({ ...progress, answered: [...new Set([...progress.answered, question])] });
  document.dispatchEvent(new Event('answered'));
};

export const keepGiven = (question: string, answers: string[]) => {
  const progress = keptProgress();
  keepProgress({ ...progress, given: { ...progress.given, [question]: answers } });
};

export const givenTo = (question: string): string[] => {
  const answers = keptProgress().given[question];
  return Array.isArray(answers) ? answers : [];
};

export const forgetGiven = (question: string) => keepGiven(question, []);

/** Today where the reader is. */
export const today = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};
