import { type BlockType, BlockView, blockSchema } from '@livretier/blocks';
import { type Drawing, Icon, Stack } from '@livretier/ui';
import { IconArrowRight, IconArrowsUpDown, IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paper } from '@/shared/paper/paper';
import { Words } from '@/shared/paper/Words';
import type { BlockComparison, Passage } from '../api';
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

/** What changed inside a block, before and after: in words, or one beside the other. */
const Part = ({ block, look }: Props) => (
  <>
    {block.words.length > 0 &&
      (look === 'sides' ? (
        <Sides block={block} />
      ) : (
        <p className={`${paper} ${classes.words}`}>
          <Words words={partsOf(block)} />
        </p>
      ))}
    <Pictures block={block} />
  </>
);

const icons: Record<Passage['change'], Drawing> = {
  added: IconPlus,
  removed: IconMinus,
  changed: IconPencil,
  moved: IconArrowsUpDown,
};

/** One change as a person counts it: a block that came or went as it looks, or what is said otherwise in it. */
export const PassageView = ({ passage, look }: { passage: Passage; look: Look }) => {
  const { t } = useTranslation(['publishing', 'editor']);
  const { type, change, drawn, parts } = passage;
  const whole = blockSchema.safeParse(drawn).data;
  return (
    <li className={classes.passage} data-change={change}>
      <p className={classes.say}>
        <span className={classes.change}>
          <Icon of={icons[change]} size={16} />
          {t(`compare.changes.${change}`)}
        </span>{' '}
        {t(`editor:block.${type as BlockType}.name`)}
      </p>
      {whole ? (
        <div className={`${paper} ${classes.whole}`}>
          <BlockView block={whole} />
          {parts.map((part) => (
            <Pictures key={part.block} block={part} />
          ))}
        </div>
      ) : (
        parts.map((part) => <Part key={part.block} block={part} look={look} />)
      )}
    </li>
  );
};
