import { nameFor } from '../device/place';
import { recall, remember } from '../device/store';
import type { Progress } from './progress';

/** What the device kept, whoever wrote it there. */
export const keptProgress = (): Progress => {
  const { pages, chapters, last, answered } = recall<Progress>(nameFor('progress'));
  return {
    pages: Object(pages),
    chapters: Object(chapters),
    last: typeof last === 'string' ? last : '',
    answered: Array.isArray(answered) ? answered : [],
  };
};

export const keepProgress = (progress: Progress) => remember(nameFor('progress'), progress);

/** Today where the reader is. */
export const today = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};
