import type { Forms } from '../types';
import { partsOf } from './blanks';
import classes from './Translations.module.css';

/** A text with what has to stay in it shown as such. */
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

/** Every form of a text; of one that counts, with the category before it. */
export const FormsOf = ({ forms, nameOf }: { forms: Forms; nameOf: (category: string) => string }) =>
  Object.entries(forms).map(([category, text]) => (
    <span key={category}>
      {category !== '' && <small>{nameOf(category)} </small>}
      <Words text={text} />
    </span>
  ));
