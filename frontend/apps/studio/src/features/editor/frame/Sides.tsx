import { IconButton, Segmented } from '@livretier/ui';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TranslationsPanel } from '@/features/translations';
import { useNarrow } from '@/shared/useNarrow';
import { CommentsPanel } from '../comments/CommentsPanel';
import type { Commenting } from '../comments/commenting';
import { Inspector } from '../inspector/Inspector';
import { Outline } from '../outline/Outline';
import { type Session, useEditing, useSaving } from '../session/context';
import classes from './Editor.module.css';
import { BlockDrawer } from './panels/BlockDrawer';
import { HistoryPanel } from './panels/History';
import { ThemePanel } from './panels/ThemePanel';
import type { PanelName } from './Rail';

export type SideName = 'inspector' | 'accessibility' | 'checks';

const [drawerBelow, readingBelow] = [1100, 800];

/** What stands left and right of the canvas, as far as the window has room for it. */
export const useSides = () => {
  const isDrawer = useNarrow(drawerBelow);
  const isReading = useNarrow(readingBelow);
  const [chosen, setPanel] = useState<PanelName | null>();
  const wide = chosen === undefined ? 'plan' : chosen;
  /* A small screen opens nothing by itself, and has no blocks to add. */
  const small = chosen === 'blocks' ? null : (chosen ?? null);
  const panel = isReading ? small : wide;
  const [wanted, setWanted] = useState<SideName | null>(null);
  /* Beside the canvas there is always something; over it, only what was asked for. */
  const side = wanted ?? (isDrawer ? null : 'inspector');
  return {
    isDrawer,
    isReading,
    panel,
    setPanel,
    side,
    closeSide: () => setWanted(null),
    toggleSide: (name: SideName) => setWanted(side === name ? null : name),
  };
};

export type VersionsShown = 'published' | 'page';

type VersionsSwitchProps = { shown: VersionsShown; onShow: (shown: VersionsShown) => void };

/** The versions that readers had, or the saves of the open page. */
export const VersionsSwitch = ({ shown, onShow }: VersionsSwitchProps) => {
  const { t } = useTranslation('publishing');
  return (
    <Segmented
      label={t('list.of')}
      value={shown}
      options={(['published', 'page'] as const).map((value) => ({ value, label: t(`list.${value}`) }))}
      onChange={onShow}
    />
  );
};

type PanelProps = {
  name: PanelName | null;
  revision: number | null;
  onRevision: (revision: number | null) => void;
  onFind: () => void;
  onClose: () => void;
  onVersions: (shown: VersionsShown) => void;
  commenting: Commenting | null;
  onComment: (shown: Commenting) => void;
};

/** Beside the page as it is kept. */
const Translated = ({ session, booklet }: { session: Session; booklet: string }) => {
  const revision = useSaving(session, ({ base }) => base.revision);
  return <TranslationsPanel key={session.pageId} booklet={booklet} page={session.pageId} revision={revision} />;
};

/** What the rail opens. */
export const Panel = ({ name, revision, onRevision, onFind, onClose, onVersions, ...comments }: PanelProps) => {
  const { session, manuscript, mayRewrite } = useEditing();
  if (name === null) return null;
  return (
    <div className={classes.panel} data-region="panel">
      {name === 'plan' && <Outline onFind={onFind} />}
      {name === 'blocks' && mayRewrite && <BlockDrawer onClose={onClose} />}
      {name === 'theme' && manuscript.plan && <ThemePanel booklet={manuscript.plan.booklet} />}
      {name === 'translations' && manuscript.plan && session && (
        <Translated session={session} booklet={manuscript.plan.booklet.id} />
      )}
      {name === 'comments' && manuscript.plan && (
        <CommentsPanel shown={comments.commenting} onShow={comments.onComment} />
      )}
      {name === 'versions' && session && (
        <HistoryPanel session={session} chosen={revision} onChoose={onRevision}>
          {manuscript.plan && <VersionsSwitch shown="page" onShow={onVersions} />}
        </HistoryPanel>
      )}
    </div>
  );
};

type SideProps = {
  /** Where there is no room it lies over the canvas. */
  covers: boolean;
  opened: boolean;
  onClose: () => void;
  /** What it is called, unless it holds the inspector. */
  label?: string | undefined;
  /** Shown instead of the inspector. */
  children: ReactNode;
};

export const Side = ({ covers, opened, label, onClose, children }: SideProps) => {
  const { t } = useTranslation('editor');
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    /* What is shown may have taken the focus to its heading or its field already. */
    if (covers && opened && !box.current?.contains(document.activeElement)) box.current?.focus();
  }, [covers, opened]);
  if (!opened) return null;
  const press = (event: KeyboardEvent) => {
    /* A dialog that was opened from here stands elsewhere, and closes alone. */
    const isOwn = event.currentTarget.contains(event.target as Node);
    if (covers && isOwn && event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <aside
      ref={box}
      tabIndex={-1}
      className={classes.side}
      data-covers={covers || undefined}
      data-region="side"
      aria-label={label ?? t('inspector.title')}
      onKeyDown={press}
    >
      {covers && !children && (
        <div className={classes.close}>
          <IconButton size="small" label={t('inspector.close')} icon={IconX} onClick={onClose} />
        </div>
      )}
      {children || <Inspector />}
    </aside>
  );
};
