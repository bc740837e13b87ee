import type { BookletContent } from '@livretier/booklet';
import type { Bundle } from './bundleInput';

/** The booklet as it is drawn in the language of this edition. */
export const contentOf = ({ booklet, version, locales, reference, locale, offers }: Bundle): BookletContent => ({
  ...booklet,
  locales,
  edition: {
    locale,
    reference,
    version: { number: version.number, date: version.date },
    offers: { offline: offers.offline, pdf: offers.pdf, questions: offers.questions },
  },
});

/** What people call living values, in the language of this edition or else in that of the pages. */
export const labelsOf = ({ labels, locale, reference }: Bundle) =>
  Object.fromEntries(
    Object.entries(labels).flatMap(([key, label]) => {
      const said = typeof label === 'string' ? label : (label[locale] ?? label[reference] ?? Object.values(label)[0]);
      return said === undefined ? [] : [[key, said]];
    }),
  );
