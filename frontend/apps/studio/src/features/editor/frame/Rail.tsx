import { type Drawing, Icon, VisuallyHidden } from '@livretier/ui';
import {
  IconGavel,
  IconHistory,
  IconKeyboard,
  IconLanguage,
  IconLayoutGridAdd,
  IconListTree,
  IconMessage,
  IconPalette,
  IconPhoto,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Rail.module.css';

export type PanelName = 'plan' | 'blocks' | 'theme' | 'translations' | 'comments' | 'versions';

const icons: Record<PanelName | 'grid' | 'media' | 'help', Drawing> = {
  plan: IconListTree,
  blocks: IconLayoutGridAdd,
  media: IconPhoto,
  grid: IconGavel,
  theme: IconPalette,
  translations: IconLanguage,
  comments: IconMessage,
  versions: IconHistory,
  help: IconKeyboard,
};

const most = 99;

type Props = {
  open: PanelName | 'grid' | null;
  /** Readers have no blocks to add. */
  mayWrite: boolean;
  /** A booklet has a theme and a grid. */
  isBooklet: boolean;
  /** It has a language besides its own. */
  isTranslated: boolean;
  onOpen: (name: PanelName | 'grid' | null) => void;
  /** How many comments are open in the booklet. */
  comments?: number | undefined;
  onMedia: () => void;
  onHelp: () => void;
};

export const Rail = ({ open, mayWrite, isBooklet, isTranslated, comments = 0, ...on }: Props) => {
  const { onOpen, onMedia, onHelp } = on;
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
      {name === 'comments' && comments > 0 && (
        <>
          {/* Drawn by the stylesheet: the words beside it say how many. */}
          <span className={classes.badge} data-count={comments > most ? `${most}+` : comments} aria-hidden="true" />
          <VisuallyHidden>{t('rail.open', { count: comments })}</VisuallyHidden>
        </>
      )}
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
      {isTranslated && panel('translations')}
      {isBooklet && panel('comments')}
      {panel('versions')}
      {act('help', onHelp)}
    </nav>
  );
};
