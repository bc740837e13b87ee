import { longTime, shortTime } from '@livretier/booklet/readingTime';
import type { Found, Words } from './fr';

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const chapters = (count: number) => `${count} ${count === 1 ? 'chapter' : 'chapters'}`;

export const en: Words = {
  read: (count, total) => `${chapters(count)} read out of ${total}`,
  about: (minutes) => `about ${longTime(minutes)} more`,
  left: (minutes) => `${shortTime(minutes)} left`,
  pagesRead: (count, total) => `${count} ${count === 1 ? 'page' : 'pages'} read out of ${total}`,
  whole: (count, total) => `${chapters(count)} complete out of ${total}`,
  stillToRead: (count) => `${count} ${count === 1 ? 'page' : 'pages'} still to read.`,
  pagesLeft: (count, mandatory) => {
    const pages = (kind: string) => `${count} ${kind}${count === 1 ? 'page' : 'pages'} left to read`;
    if (mandatory === count) return pages('required ');
    return `${pages('')}${mandatory > 0 ? `, ${mandatory} of them required` : ''}`;
  },
  allRead: 'You have read the whole booklet',
  resume: (chapter) => `Resume at chapter ${chapter}`,
  readAgain: 'Read the booklet again',
  readOn: (day) => `Read on ${day}`,
  at: (page, count) => `Page ${page} of ${count}`,
  current: 'In progress',
  opensAfter: (chapter) => `Opens after chapter ${chapter}`,
  right: 'Right answer.',
  wrong: 'This is not the right answer.',
  unchecked: 'Your answer could not be checked. Check your connection.',
  partly: (met, all, others) => {
    if (met === all) return `All the right answers, but ${COUNTS[others]} too many.`;
    return `You found ${COUNTS[met]} of the ${COUNTS[all]} right answers.`;
  },
  rightOnes: (texts) => {
    const named = new Intl.ListFormat('en').format(texts.map((text) => `“${text}”`));
    return texts.length > 1 ? `The right answers were ${named}.` : `The right answer was ${named}.`;
  },
  marks: {
    right: 'Your answer, right',
    wrong: 'Your answer, wrong',
    missed: 'Right answer, missed',
    wasRight: 'The right answer',
    left: 'Rightly left out',
  },
  check: 'Check my answer',
  close: 'Close',
  retry: 'Try again',
  goOn: 'Go on without trying again',
  keeping: (share) => `Saving: ${share}%`,
  kept: (version) => `Version ${version} kept on this device`,
  keptNot: 'Could not be saved, try again',
  newVersion: (number) => `The booklet has changed: version ${number} is online.`,
  changed: 'New or changed pages since you read it:',
  others: (count) => (count > 1 ? `and ${count} other pages` : 'and one other page'),
  noNetwork: 'Check your connection, then try again.',
  readIt: 'Read it',
};

export const enFound: Found = {
  found: (count) => `${count} ${count === 1 ? 'page' : 'pages'} found`,
  foundAt: (chapter, page) => `${chapter}, page ${page}`,
  foundBest: 'The page that answers best',
  foundRead: 'Read the page',
  foundMore: 'Show more pages',
  foundNothing: (words) => `Nothing matches “${words}”.`,
  foundNoNetwork: 'The search could not be loaded. Check your connection.',
};
