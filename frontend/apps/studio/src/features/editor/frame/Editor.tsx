import { useState } from 'react';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import { AccessibilityPanel } from '../accessibility/AccessibilityPanel';
import { ChecksPanel } from '../checks/ChecksPanel';
import { usePresence } from '../presence/usePresence';
import { EditingContext } from '../session/context';
import { useLeaveGuard } from '../session/useLeaveGuard';
import { usePageSession } from '../session/usePageSession';
import type { Manuscript, Source } from '../source/types';
import { TopBar } from '../top/TopBar';
import type { Width } from '../top/widths';
import classes from './Editor.module.css';
import { GridMain } from './GridMain';
import { Main } from './Main';
import { type OverlayName, Overlays } from './Overlays';
import { Panel } from './Panel';
import { type PanelName, Rail } from './Rail';
import { focusName } from './regions';
import { Side } from './Side';
import { useAnnouncer } from './useAnnouncer';
import { useShortcuts } from './useShortcuts';
import { useSides } from './useSides';
import { VersionsMain, type VersionsShown } from './VersionsMain';
import { isOnlyView, isView, type ViewName } from './views';

export type EditorProps = {
  source: Source;
  manuscript: Manuscript;
  /** The page that the address names, and the block that one goes to. */
  wanted: string | undefined;
  block: string | undefined;
  /** What stands in the place of the page of a booklet. */
  view: ViewName | null;
  onOpenPage: (id: string, block?: string) => void;
  onView: (view: ViewName | null) => void;
};

/** The whole window: what there is, what is written, what can be set. */
export const Editor = ({ source, manuscript, wanted, block, view, onOpenPage, onView }: EditorProps) => {
  const pageId = (manuscript.pages.find(({ id }) => id === wanted) ?? manuscript.pages[0])?.id;
  const { session, page } = usePageSession(source, pageId);
  const people = usePresence(source, session);
  const { announce, voice } = useAnnouncer();
  const { isDrawer, isReading, panel, setPanel, side, closeSide, toggleSide } = useSides();
  const [width, setWidth] = useState<Width>('computer');
  const [over, setOver] = useState<OverlayName | null>(null);
  const [finding, setFinding] = useState(false);
  const [revision, setRevision] = useState<number | null>(null);
  const mayWrite = manuscript.abilities.write && !isReading;
  const mayBuild = mayWrite && manuscript.plan?.booklet.abilities.build === true;
  usePageTitle(manuscript.title);
  useLeaveGuard(session);
  useShortcuts({
    onFind: () => setFinding(true),
    onSave: () => void session?.saver.flush(),
    onHelp: () => setOver('help'),
  });
  const openPage = (id: string, there?: string) => {
    setRevision(null);
    /* Where the panel covers the page, whoever opens a page wants to see it. */
    if (isReading) {
      setPanel(null);
      focusName();
    }
    if (there === undefined) return onOpenPage(id);
    if (id === pageId) session?.canvas.current?.select(there);
    onOpenPage(id, there);
  };
  const openTool = (name: PanelName | 'grid' | null) => {
    const wanted = manuscript.plan && isView(name) ? name : null;
    if (wanted || view) onView(wanted);
    if (!(wanted || isOnlyView(name) || (view && name === null))) setPanel(name);
  };
  const publish = async () => {
    /* What is published is what was written, to the last word. */
    await session?.saver.flush();
    setOver('publish');
  };
  const showVersions = (shown: VersionsShown) => {
    if (shown === 'page') setPanel('versions');
    onView(shown === 'page' ? null : 'versions');
  };
  const beside = () => {
    if (side === 'checks') return <ChecksPanel onClose={closeSide} />;
    if (side !== 'accessibility' || !session) return null;
    const go = (id: string) => session.canvas.current?.select(id);
    return <AccessibilityPanel session={session} onClose={closeSide} onGo={go} />;
  };
  const compared = panel === 'versions' ? revision : null;
  const shownPanel = isReading && compared !== null ? null : panel;
  return (
    <EditingContext value={{ source, manuscript, pageId, block, session, mayWrite, mayBuild, openPage, announce }}>
      <div className={classes.editor}>
        <TopBar
          {...{ width, people, side }}
          onWidth={setWidth}
          onSide={(name) => {
            if (view) onView(null);
            toggleSide(name);
          }}
          onInspector={isDrawer ? () => toggleSide('inspector') : undefined}
          onPreview={() => setOver('preview')}
          onPublish={() => void publish()}
          onVersions={() => onView('versions')}
        />
        <div
          className={classes.body}
          data-panel={view ? undefined : (panel ?? undefined)}
          data-view={view ?? undefined}
        >
          <Rail
            open={view ?? panel}
            mayWrite={mayWrite}
            isBooklet={manuscript.plan !== undefined}
            onOpen={openTool}
            onMedia={() => setOver('media')}
            onHelp={() => setOver('help')}
          />
          {view === 'grid' && manuscript.plan && <GridMain plan={manuscript.plan} />}
          {view === 'versions' && manuscript.plan && (
            <VersionsMain plan={manuscript.plan} onShow={showVersions} onPublish={() => void publish()} />
          )}
          {(view === null || !manuscript.plan) && (
            <>
              <Panel
                name={shownPanel}
                revision={revision}
                onRevision={setRevision}
                onFind={() => setFinding(true)}
                onClose={() => setPanel(null)}
                onVersions={showVersions}
              />
              <Main
                {...{ page, width, people, isReading, finding }}
                onStopFinding={() => setFinding(false)}
                onFiles={() => setOver('media')}
                compared={compared}
                onStopComparing={() => setRevision(null)}
              />
              <Side covers={isDrawer} opened={side !== null} onClose={closeSide}>
                {beside()}
              </Side>
            </>
          )}
        </div>
        {voice}
        <Overlays open={over} onClose={() => setOver(null)} />
      </div>
    </EditingContext>
  );
};
