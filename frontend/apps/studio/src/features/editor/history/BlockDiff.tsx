import type { BlockType } from '@livretier/blocks';
import { VisuallyHidden } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { BlockChange, WordPart } from '../source/types';
import classes from './History.module.css';

const Words = ({ part: { change, text } }: { part: WordPart }) => {
  const { t } = useTranslation('editor');
  if (change === 'same') return text;
  const Mark = change === 'added' ? 'ins' : 'del';
  return (
    <Mark className={classes.change}>
      <VisuallyHidden>{t(`history.said.${change}`)} </VisuallyHidden>
      {text}
    </Mark>
  );
};

/** One block, before and after, in words. */
export const BlockDiff = ({ block: { type, change, words } }: { block: BlockChange }) => {
  const { t } = useTranslation('editor');
  const name = t(`block.${type as BlockType}.name`);
  return (
    <li className={classes.card}>
      <p className={classes.by}>{t(`history.changes.${change}`, { block: name })}</p>
      {words.length > 0 && (
        <p className={classes.words}>
          {words.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that is not edited
            <Words key={index} part={part} />
          ))}
        </p>
      )}
    </li>
  );
};
