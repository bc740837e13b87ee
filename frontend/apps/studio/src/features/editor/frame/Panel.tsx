import { BlockDrawer } from '../drawer/BlockDrawer';
import { HistoryPanel } from '../history/HistoryPanel';
import { Outline } from '../outline/Outline';
import { useEditing } from '../session/context';
import { ThemePanel } from '../theme/ThemePanel';
import classes from './Editor.module.css';
import type { PanelName } from './Rail';
import { type VersionsShown, VersionsSwitch } from './VersionsSwitch';

type Props = {
  name: PanelName | null;
  revision: number | null;
  onRevision: (revision: number | null) => void;
  onFind: () => void;
  onClose: () => void;
  onVersions: (shown: VersionsShown) => void;
};

/** What the rail opens. */
export const Panel = ({ name, revision, onRevision, onFind, onClose, onVersions }: Props) => {
  const { session, manuscript, mayWrite } = useEditing();
  if (name === null) return null;
  return (
    <div className={classes.panel} data-region="panel">
      {name === 'plan' && <Outline onFind={onFind} />}
      {name === 'blocks' && mayWrite && <BlockDrawer onClose={onClose} />}
      {name === 'theme' && manuscript.plan && <ThemePanel booklet={manuscript.plan.booklet} />}
      {name === 'versions' && session && (
        <HistoryPanel session={session} chosen={revision} onChoose={onRevision}>
          {manuscript.plan && <VersionsSwitch shown="page" onShow={onVersions} />}
        </HistoryPanel>
      )}
    </div>
  );
};
