import { type Drawing, Icon } from '@livretier/ui';
import {
  IconGavel,
  IconHistory,
  IconKeyboard,
  IconLayoutGridAdd,
  IconListTree,
  IconPalette,
  IconPhoto,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Rail.module.css';

export type PanelName = 'plan' | 'blocks' | 'theme' | 'versions';

const icons: Record<PanelName | 'grid' | 'media' | 'help', Drawing> = {
  plan: IconListTree,
  blocks: IconLayoutGridAdd,
  media: IconPhoto,
  grid: IconGavel,
  theme: IconPalette,
  versions: IconHistory,
  help: IconKeyboard,
};

type Props = {
  open: PanelName | 'grid' | null;
  /** Readers have no blocks to add. */
  mayWrite: boolean;
  /** A booklet has a theme and a grid. */
  isBooklet: boolean;
  onOpen: (name: PanelName | 'grid' | null) => void;
  onMedia: () => void;
  onHelp: () => void;
};

export const Rail = ({ open, mayWrite, isBooklet, onOpen, onMedia, onHelp }: Props) => {
  const { t } = useTranslation('editor');
  const panel = (name: PanelName | 'grid') => (
    <button
      key={name}
      type="button"
      className={classes.tool}
      aria-expanded={open === name}
      onClick={() => onOpen(open === name ? null : name)}
    >
      <Icon of={icons[name]} size={20} />
      {t(`rail.${name}`)}
    </button>
  );
  const act = (name: 'media' | 'help', onClick: () => void) => (
    <button key={name} type="button" className={classes.tool} data-name={name} onClick={onClick}>
      <Icon of={icons[name]} size={20} />
      {t(`rail.${name}`)}
    </button>
  );
  return (
    <nav className={classes.rail} aria-label={t('rail.title')} data-region="rail">
      {panel('plan')}
      {mayWrite && panel('blocks')}
      {mayWrite && act('media', onMedia)}
      {isBooklet && panel('grid')}
      {isBooklet && panel('theme')}
      {panel('versions')}
      {act('help', onHelp)}
    </nav>
  );
};
