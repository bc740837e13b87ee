import type { BookletContent } from '../content';
import { Icon } from '../icon/Icon';
import { ownLanguageName } from '../locales/languageName';
import { proposalIn } from '../locales/readIn';
import { wordsOf } from '../locales/words';
import type { Hrefs } from '../places';

/** The booklet in its other languages, each in its own words: a script shows the one that the device speaks. */
export const Proposals = ({ content, hrefs }: { content: BookletContent; hrefs: Hrefs }) => {
  const { locales, edition } = content;
  if (!edition) return null;
  return locales
    .filter((locale) => locale !== edition.locale)
    .map((locale) => {
      const said = proposalIn(locale);
      return (
        <p key={locale} className="lvr-proposal" lang={locale} dir="auto" data-island="proposal" hidden>
          <a href={hrefs.entry(locale)} hrefLang={locale}>
            {said?.read ?? ownLanguageName(locale)}
          </a>
          <button type="button" className="lvr-round" data-said="close">
            <Icon name="close" />
            <span className="lvb-hidden">{said?.no ?? wordsOf(content).close}</span>
          </button>
        </p>
      );
    });
};
