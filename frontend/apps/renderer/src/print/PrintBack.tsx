import { spokenIn, writtenDay } from '@livretier/booklet';
import { OnlineBox } from './OnlineBox';
import { PrintBrand } from './PrintCover';
import type { PrintInput } from './printInput';
import { printWordsIn } from './words/words';

/** The back of the booklet: whose it is, and the way from paper to what holds today. */
export const PrintBack = (input: PrintInput) => {
  const { booklet, version, locale } = input;
  return (
    <section className="lvp-back">
      <div className="lvp-back-brand">
        <PrintBrand {...input} />
        <p lang={booklet.lang}>{booklet.name}</p>
      </div>
      <OnlineBox {...input} />
      <p className="lvp-back-foot">
        {printWordsIn(locale).version(version.number, writtenDay(version.date, spokenIn(locale)))}
      </p>
    </section>
  );
};
