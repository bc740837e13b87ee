import classes from '../Translations.module.css';
import type { Unit } from '../types';
import { partsOf } from './tokens';

/** Words with what has to stay in them shown as such. */
export const Words = ({ text }: { text: string }) =>
  partsOf(text).map(({ words, kept }, index) =>
    kept ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name, and never move
      <bdi key={index} className={classes.chip}>
        {words}
      </bdi>
    ) : (
      words
    ),
  );

/** What the page says, and what of it is new since it was translated. */
export const Source = ({ unit, lang }: { unit: Unit; lang: string }) => (
  <p className={classes.words} lang={lang} data-kind={unit.field === 'title' ? 'title' : unit.kind}>
    {unit.changes.length === 0 ? (
      <Words text={unit.source} />
    ) : (
      unit.changes.map(({ change, text }, index) => {
        const Change = { same: 'span', added: 'ins', removed: 'del' }[change] as 'span' | 'ins' | 'del';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the passages of one text have no other name
          <Change key={index}>
            <Words text={text} />
          </Change>
        );
      })
    )}
  </p>
);
