import type { Words } from './fr';

export const en: Words = {
  locale: 'en-GB',
  tone: { info: 'Information', warning: 'Warning', danger: 'Danger', tip: 'Tip' },
  transcript: 'Transcript',
  watchOn: (provider) => `Watch the video on ${provider}`,
  openMap: 'See on a map',
  table: 'Table',
  oneAnswer: 'One right answer',
  severalAnswers: 'Several right answers',
  explanation: 'Explanation',
  passage: 'Read the passage again',
};
