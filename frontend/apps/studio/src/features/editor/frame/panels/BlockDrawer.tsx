import type { Block } from '@livretier/blocks';
import { blockIcon, blocksIn, type GroupName, groupNames } from '@livretier/blocks/editor';
import { Icon, IconButton, SearchField } from '@livretier/ui';
import { IconPalette, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '@/features/editor/session/context';
import classes from './BlockDrawer.module.css';
import { matchesBlock } from './matchBlocks';

type PageBlockType = Block['type'];

type Props = { type: PageBlockType; onInsert: () => void };

/** A click puts the block after the selected one; it can also be dragged to its place. */
const BlockTile = ({ type, onInsert }: Props) => {
  const { t } = useTranslation('editor');
  return (
    <button
      type="button"
      className={classes.tile}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'copy';
        event.dataTransfer.setData('application/x-livretier-block', type);
        event.dataTransfer.setData('text/plain', '');
      }}
      onClick={onInsert}
    >
      <Icon of={blockIcon(type)} size={20} />
      {t(`block.${type}.name`)}
    </button>
  );
};

type GroupProps = { name: GroupName; types: readonly PageBlockType[]; onInsert: (type: PageBlockType) => void };

const Group = ({ name, types, onInsert }: GroupProps) => {
  const { t } = useTranslation('editor');
  if (types.length === 0) return null;
  return (
    <section aria-labelledby={`drawer-${name}`}>
      <h3 id={`drawer-${name}`} className={classes.group}>
        {t(`drawer.groups.${name}`)}
      </h3>
      <div className={classes.tiles}>
        {types.map((type) => (
          <BlockTile key={type} type={type} onInsert={() => onInsert(type)} />
        ))}
      </div>
    </section>
  );
};

/** Every block there is, in the words of authors. */
export const BlockDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('editor');
  const { session, announce } = useEditing();
  const [typed, setTyped] = useState('');
  const fits = (type: PageBlockType) => matchesBlock(typed, [t(`block.${type}.name`), t(`block.${type}.synonyms`)]);
  const found = groupNames.map((name) => ({ name, types: blocksIn(name).filter(fits) }));
  const count = found.reduce((sum, { types }) => sum + types.length, 0);
  const insert = (type: PageBlockType) => {
    session?.canvas.current?.insert(type);
    announce(t('drawer.inserted', { block: t(`block.${type}.name`) }));
  };
  return (
    <section className={classes.drawer} aria-label={t('drawer.title')}>
      <div className={classes.head}>
        <h2>{t('drawer.title')}</h2>
        <IconButton size="small" label={t('drawer.close')} icon={IconX} onClick={onClose} />
      </div>
      <div className={classes.search}>
        <SearchField label={t('drawer.search')} value={typed} onChange={setTyped} />
      </div>
      <div className={classes.groups}>
        {found.map((group) => (
          <Group key={group.name} {...group} onInsert={insert} />
        ))}
        {count === 0 && <p role="status">{t('drawer.nothing')}</p>}
      </div>
      <p className={classes.foot}>
        <Icon of={IconPalette} />
        {t('drawer.foot')}
      </p>
    </section>
  );
};
