import type { Edition } from '../content';

/** What the sample booklet says of its version once it is published. */
export const edition: Edition = {
  locale: 'fr-FR',
  reference: 'fr-FR',
  version: { number: '2.3', date: '2027-03-16' },
  offers: { offline: true, pdf: true, questions: true },
};
