import type { BookletContent } from '../content';
import { Icon } from '../icon/Icon';
import { ownLanguageName } from '../locales/languageName';
import { wordsOf } from '../locales/words';
import type { Hrefs } from '../places';
import { VersionLine } from '../version/VersionLine';

type Props = { content: BookletContent; hrefs: Hrefs };

/** The languages of the booklet: the one that is read, and the way to the others. */
export const Languages = ({ content, hrefs }: Props) => {
  const { locales, edition } = content;
  if (locales.length === 0) return null;
  return (
    <div className="lvr-card-line">
      <Icon name="language" />
      <span className="lvb-hidden">{wordsOf(content).languages}</span>
      {edition ? (
        <ul className="lvr-languages">
          {locales.map((locale) => (
            <li key={locale}>
              {locale === edition.locale ? (
                <span aria-current="true">{ownLanguageName(locale)}</span>
              ) : (
                <a href={hrefs.entry(locale)} hrefLang={locale} lang={locale}>
                  {ownLanguageName(locale)}
                </a>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <span>{locales.map(ownLanguageName).join(', ')}</span>
      )}
    </div>
  );
};

/** Keeping a published booklet, on the device or on paper.
 *
 * What is not offered is there and hidden: a script shows it once version.json says so. */
export const ToKeep = ({ content, hrefs }: Props) => {
  const words = wordsOf(content);
  const { edition } = content;
  return (
    edition && (
      <>
        <button
          type="button"
          className="lvr-card-line lvr-scripted"
          data-island="offline"
          hidden={!edition.offers.offline}
        >
          <Icon name="download" />
          <span data-said="offline">{words.offline}</span>
        </button>
        <a className="lvr-card-line" href={hrefs.pdf} data-said="pdf" hidden={!edition.offers.pdf}>
          <Icon name="paper" />
          {words.pdf}
        </a>
      </>
    )
  );
};

/** What a published booklet offers around its pages: its languages, keeping it. */
export const Offers = ({ content, hrefs }: Props) => {
  const { locales, edition } = content;
  if (locales.length === 0 && !edition) return null;
  return (
    <div className="lvr-card-lines">
      <Languages content={content} hrefs={hrefs} />
      <ToKeep content={content} hrefs={hrefs} />
      <VersionLine content={content} />
    </div>
  );
};
