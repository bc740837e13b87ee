import { useMedia } from '@livretier/blocks';
import { drawings, languageName, ownLanguageName, spokenIn, titleSize, writtenDay } from '@livretier/booklet';
import type { PrintInput } from './printInput';
import { printWordsIn } from './words/words';

/** Whose booklet it is: the logo, which says the name, or the name. */
export const PrintBrand = ({ booklet: { company, theme } }: PrintInput) => {
  const logo = useMedia(theme.logo?.media ?? null);
  return (
    <p className="lvp-brand">
      {logo && theme.logo ? <img className="lvp-logo" src={logo.src} alt={theme.logo.alt || company} /> : company}
    </p>
  );
};

/** Which language it is printed in, and whether its words are those that count. */
const standing = ({ locale, reference }: PrintInput) => {
  const words = printWordsIn(locale);
  return locale === reference
    ? words.prevails(ownLanguageName(locale))
    : words.translated(ownLanguageName(locale), languageName(reference, spokenIn(locale)));
};

/** The first sheet: whose booklet, which one, which version of it. */
export const PrintCover = (input: PrintInput) => {
  const { booklet, version, locale } = input;
  const { name, theme } = booklet;
  const layout = theme.cover.picture ? 'band' : drawings[theme.cover.drawing].layout;
  return (
    <section className={`lvp-cover lvp-cover-${layout}`}>
      <div className="lvp-art" />
      <div className="lvp-face">
        <PrintBrand {...input} />
        <h1 className="lvp-cover-title" data-size={titleSize(name)} lang={booklet.name_lang ?? booklet.lang}>
          {name}
        </h1>
      </div>
      <div className="lvp-foot">
        <p>{printWordsIn(locale).version(version.number, writtenDay(version.date, spokenIn(locale)))}</p>
        <p>{standing(input)}</p>
      </div>
    </section>
  );
};
