import type { BlockType } from '@livretier/blocks';
import { Icon, Stack } from '@livretier/ui';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paper } from '@/shared/paper/paper';
import { Words } from '@/shared/paper/Words';
import type { BlockComparison } from '../api';
import classes from './Blocks.module.css';

export type Look = 'words' | 'sides';

type Props = { block: BlockComparison; look: Look };

const partsOf = ({ words }: BlockComparison, besides?: 'added' | 'removed') =>
  words.filter(({ op }) => op !== besides).map(({ op, text }) => ({ change: op, text }));

const Sides = ({ block }: Pick<Props, 'block'>) => {
  const { t } = useTranslation('publishing');
  const side = (name: 'before' | 'after') => {
    const parts = partsOf(block, name === 'before' ? 'added' : 'removed');
    return (
      <Stack gap={1} shrink className={classes.half}>
        <span className={classes.caption}>{t(`compare.${name}`)}</span>
        <p className={`${paper} ${classes.words}`}>
          {parts.length > 0 ? <Words words={parts} /> : t('compare.nothing')}
        </p>
      </Stack>
    );
  };
  return (
    <div className={classes.halves}>
      {side('before')}
      {side('after')}
    </div>
  );
};

const Pictures = ({ block: { before, after } }: Pick<Props, 'block'>) => {
  const { t } = useTranslation('publishing');
  const shown = [
    { name: 'before', picture: before },
    { name: 'after', picture: after },
  ] as const;
  if (!(before || after)) return null;
  return (
    <div className={classes.pictures}>
      {shown.map(
        ({ name, picture }) =>
          picture && (
            <figure key={name}>
              {name === 'after' && before && <Icon of={IconArrowRight} />}
              <img src={picture.src} alt={picture.alt} />
              <figcaption>{t(`compare.${name}`)}</figcaption>
            </figure>
          ),
      )}
    </div>
  );
};

/** One block, before and after: in words, or one beside the other. */
export const Block = ({ block, look }: Props) => {
  const { t } = useTranslation(['publishing', 'editor']);
  const name = t(`editor:block.${block.type as BlockType}.name`);
  return (
    <li>
      <p className={classes.say}>{t(`compare.blocks.${block.change}`, { block: name })}</p>
      {block.words.length > 0 &&
        (look === 'sides' ? (
          <Sides block={block} />
        ) : (
          <p className={`${paper} ${classes.words}`}>
            <Words words={partsOf(block)} />
          </p>
        ))}
      <Pictures block={block} />
    </li>
  );
};
