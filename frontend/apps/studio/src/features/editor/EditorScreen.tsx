import { LoadingScreen, QueryView, VisuallyHidden } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { AccessibilityPanel } from './accessibility/AccessibilityPanel';
import type { Width } from './canvas/PageSheet';
import classes from './frame/Editor.module.css';
import { GridMain, Main, VersionsMain } from './frame/Main';
import { type OverlayName, Overlays } from './frame/overlays/Overlays';
import { ChecksPanel } from './frame/panels/ChecksPanel';
import { type PanelName, Rail } from './frame/Rail';
import { Panel, Side, useSides, type VersionsShown } from './frame/Sides';
import { TopBar } from './frame/top/TopBar';
import { focusName, useShortcuts } from './frame/useShortcuts';
import { EditingContext, mayRewriteIn } from './session/context';
import { useLeaveGuard, usePageSession, usePresence } from './session/usePageSession';
import { ValueNames } from './session/ValueNames';
import { pagesQuery } from './source/queries';
import type { Manuscript, Source } from './source/types';

/** What may stand in the place of the page of a booklet. */
const viewNames = ['grid', 'versions'] as const;
export type ViewName = (typeof viewNames)[number];

const isView = (name: string | null): name is ViewName => viewNames.some((view) => view === name);

/** What has no panel beside the page. */
const isOnlyView = (name: string | null): name is 'grid' => name === 'grid';

/** A voice for what moves: the sentence that is said, and the place where it is said. */
const useAnnouncer = () => {
  const [said, setSaid] = useState({ sentence: '', turn: 0 });
  const announce = (sentence: string) => setSaid(({ turn }) => ({ sentence, turn: turn + 1 }));
  const voice = (
    <div role="status" aria-live="polite">
      <VisuallyHidden>
        <span key={said.turn}>{said.sentence}</span>
      </VisuallyHidden>
    </div>
  );
  return { announce, voice };
};

type EditorProps = {
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
const Editor = ({ source, manuscript, wanted, block, view, onOpenPage, onView }: EditorProps) => {
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
  const mayRewrite = mayRewriteIn(manuscript, pageId, mayWrite);
  const mayCorrect = mayRewriteIn(manuscript, pageId, manuscript.abilities.write);
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
    <EditingContext
      value={{
        ...{ source, manuscript, pageId, block, session, openPage, announce },
        ...{ mayWrite, mayRewrite, mayCorrect, mayBuild },
      }}
    >
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
            mayWrite={mayRewrite}
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

type Props = Pick<EditorProps, 'onOpenPage'> & {
  source: Source;
  page: string | undefined;
  /** Of booklets. */
  block?: string | undefined;
  view?: EditorProps['view'];
  onView?: EditorProps['onView'];
};

const nothing = () => undefined;

/** The editor of a manuscript, in the whole window. */
export const EditorScreen = ({ source, page, block, view = null, onOpenPage, onView = nothing }: Props) => {
  const pages = useQuery(pagesQuery(source));
  if (pages.data)
    return (
      <ValueNames source={source} mayWrite={pages.data.abilities.write}>
        <Editor {...{ source, block, view, onOpenPage, onView }} manuscript={pages.data} wanted={page} />
      </ValueNames>
    );
  if (!pages.error) return <LoadingScreen />;
  return (
    <main className={classes.failure}>
      <QueryView query={pages}>{() => null}</QueryView>
    </main>
  );
};
