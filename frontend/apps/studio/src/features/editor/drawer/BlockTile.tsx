import { Icon } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { PageBlockType } from '../canvas/types';
import classes from './BlockDrawer.module.css';
import { blockIcons } from './blockGroups';

type Props = { type: PageBlockType; onInsert: () => void };

/** A click puts the block after the selected one; it can also be dragged to its place. */
export const BlockTile = ({ type, onInsert }: Props) => {
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
      <Icon of={blockIcons[type]} size={20} />
      {t(`block.${type}.name`)}
    </button>
  );
};
