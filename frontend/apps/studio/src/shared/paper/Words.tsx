import type { components } from '@livretier/api';
import { LineView } from '@livretier/blocks';
import { VisuallyHidden } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import classes from './paper.module.css';

export type WordPart = components['schemas']['WordsOut'];

const Part = ({ part: { change, text } }: { part: WordPart }) => {
  const { t } = useTranslation('editor');
  if (change === 'same') return <LineView line={text} />;
  const Mark = change === 'added' ? 'ins' : 'del';
  return (
    <Mark className={classes.change}>
      <VisuallyHidden>{t(`history.said.${change}`)} </VisuallyHidden>
      <LineView line={text} />
    </Mark>
  );
};

/** What left a text and what came, in its place. */
export const Words = ({ words }: { words: readonly WordPart[] }) =>
  words.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that is not edited
    <Part key={index} part={part} />
  ));
