import { type Drawing, Icon } from '@livretier/ui';
import { IconHistory, IconKeyboard, IconLayoutGridAdd, IconListTree, IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Rail.module.css';

export const panelNames = ['plan', 'blocks', 'versions'] as const;
export type PanelName = (typeof panelNames)[number];

const icons: Record<PanelName | 'media' | 'help', Drawing> = {
  plan: IconListTree,
  blocks: IconLayoutGridAdd,
  media: IconPhoto,
  versions: IconHistory,
  help: IconKeyboard,
};

type Props = {
  open: PanelName | null;
  /** Readers have no blocks to add. */
  mayWrite: boolean;
  onPanel: (panel: PanelName | null) => void;
  onMedia: () => void;
  onHelp: () => void;
};

export const Rail = ({ open, mayWrite, onPanel, onMedia, onHelp }: Props) => {
  const { t } = useTranslation('editor');
  const panel = (name: PanelName) => (
    <button
      key={name}
      type="button"
      className={classes.tool}
      aria-expanded={open === name}
      onClick={() => onPanel(open === name ? null : name)}
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
      {panel('versions')}
      {act('help', onHelp)}
    </nav>
  );
};
