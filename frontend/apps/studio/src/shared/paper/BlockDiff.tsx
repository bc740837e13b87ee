import type { components } from '@livretier/api';
import type { BlockType } from '@livretier/blocks';
import { useTranslation } from 'react-i18next';
import { paper } from './paper';
import classes from './paper.module.css';
import { Words } from './Words';

type BlockChange = components['schemas']['BlockChangeOut'];

/** One block, before and after, in words. */
export const BlockDiff = ({ block: { type, change, words } }: { block: BlockChange }) => {
  const { t } = useTranslation('editor');
  const name = t(`block.${type as BlockType}.name`);
  return (
    <>
      <p className={classes.what}>{t(`history.changes.${change}`, { block: name })}</p>
      {words.length > 0 && (
        <p className={`${paper} ${classes.words}`}>
          <Words words={words} />
        </p>
      )}
    </>
  );
};
