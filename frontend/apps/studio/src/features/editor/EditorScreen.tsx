import { notify, QueryView, VisuallyHidden } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { AccessibilityPanel } from './accessibility/AccessibilityPanel';
import type { Width } from './canvas/PageSheet';
import type { Commenting } from './comments/commenting';
import { openOnPageQuery } from './comments/queries';
import { ThreadSide } from './comments/ThreadSide';
import classes from './frame/Editor.module.css';
import { EditorWaiting } from './frame/EditorWaiting';
import { GridMain, Main, VersionsMain } from './frame/Main';
import { type OverlayName, Overlays } from './frame/overlays/Overlays';
import { ChecksPanel } from './frame/panels/ChecksPanel';
import { type PanelName, Rail } from './frame/Rail';
import { Panel, Side, type SideName, useSides, type VersionsShown } from './frame/Sides';
import { TopBar } from './frame/top/TopBar';
import { focusName, useShortcuts } from './frame/useShortcuts';
import { EditingContext, mayRewriteIn, type Session } from './session/context';
import { useLeaveGuard, usePageSession, usePresence } from './session/usePageSession';
import { ValueNames } from './session/ValueNames';
import { pagesQuery } from './source/queries';
import type { Manuscript, Plan, Source } from './source/types';

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

type CommentsOf = { source: Source; plan: Plan | undefined; session: Session | null; thread: string | undefined };

/** What is spoken of beside the page, and how much is open in the booklet; a chapter has no comments. */
const useComments = ({ source, plan, session, thread }: CommentsOf) => {
  const { t } = useTranslation('comments');
  const [commenting, onComment] = useState<Commenting | null>(null);
  const { data } = useQuery({ ...openOnPageQuery(source.id, session?.pageId), enabled: plan !== undefined });
  useEffect(() => {
    if (thread) onComment({ thread });
  }, [thread]);
  const close = () => onComment(null);
  const comment = plan && session ? (block: string | null) => onComment({ block }) : undefined;
  return {
    shown: { commenting, onComment },
    open: data?.counts.open,
    comment,
    onKey: comment && (() => comment(session?.state.get().selected ?? null)),
    close,
    side: commenting && {
      opened: true,
      label: t('title'),
      onClose: close,
      children: <ThreadSide shown={commenting} onShow={onComment} onClose={close} />,
    },
  };
};

/** What stands beside the page in the place of its settings. */
const besideOf = (side: SideName | null, session: Session | null, onClose: () => void) => {
  if (side === 'checks') return <ChecksPanel onClose={onClose} />;
  if (side !== 'accessibility' || !session) return null;
  const go = (id: string) => session.canvas.current?.select(id);
  return <AccessibilityPanel session={session} onClose={onClose} onGo={go} />;
};

type WholeViewProps = {
  view: ViewName;
  plan: Plan;
  onShow: (shown: VersionsShown) => void;
  onPublish: () => void;
};

/** What stands in the place of the page of a booklet. */
const WholeView = ({ view, plan, onShow, onPublish }: WholeViewProps) =>
  view === 'grid' ? <GridMain plan={plan} /> : <VersionsMain plan={plan} onShow={onShow} onPublish={onPublish} />;

type EditorProps = {
  source: Source;
  manuscript: Manuscript;
  /** The page that the address names, and the block that one goes to. */
  wanted: string | undefined;
  block: string | undefined;
  /** What stands in the place of the page of a booklet. */
  view: ViewName | null;
  /** The thread of comments that the address names. */
  thread: string | undefined;
  onOpenPage: (id: string, block?: string) => void;
  onView: (view: ViewName | null) => void;
};

/** The page that is wanted, or the first one. */
const pageIn = ({ pages }: Manuscript, wanted: string | undefined) =>
  (pages.find(({ id }) => id === wanted) ?? pages[0])?.id;

/** The whole window: what there is, what is written, what can be set. */
const Editor = ({ source, manuscript, wanted, block, view, thread, onOpenPage, onView }: EditorProps) => {
  const { t } = useTranslation('editor');
  const pageId = pageIn(manuscript, wanted);
  const { session, page } = usePageSession(source, pageId);
  const people = usePresence(source, session);
  const { announce, voice } = useAnnouncer();
  const { isDrawer, isReading, panel, setPanel, side, closeSide, toggleSide } = useSides();
  const [width, setWidth] = useState<Width>('computer');
  const [over, setOver] = useState<OverlayName | null>(null);
  const [finding, setFinding] = useState(false);
  const comments = useComments({ source, plan: manuscript.plan, session, thread });
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
    onComment: comments.onKey,
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
    const isSaved = await session?.saver.flush();
    if (isSaved === false) notify({ severity: 'warn', summary: t('publishUnsaved') });
    else setOver('publish');
  };
  const showVersions = (shown: VersionsShown) => {
    if (shown === 'page') setPanel('versions');
    onView(shown === 'page' ? null : 'versions');
  };
  const compared = panel === 'versions' ? revision : null;
  const shownPanel = isReading && compared !== null ? null : panel;
  return (
    <EditingContext
      value={{
        ...{ source, manuscript, pageId, block, session, openPage, announce, comment: comments.comment },
        ...{ mayWrite, mayRewrite, mayCorrect, mayBuild },
      }}
    >
      <div className={classes.editor}>
        <TopBar
          {...{ width, people, side }}
          onWidth={setWidth}
          onSide={(name) => {
            if (view) onView(null);
            comments.close();
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
            isTranslated={(manuscript.plan?.booklet.locales.length ?? 0) > 1}
            comments={comments.open}
            onOpen={openTool}
            onMedia={() => setOver('media')}
            onHelp={() => setOver('help')}
          />
          {view && manuscript.plan ? (
            <WholeView {...{ view }} plan={manuscript.plan} onShow={showVersions} onPublish={() => void publish()} />
          ) : (
            <>
              <Panel
                name={shownPanel}
                revision={revision}
                onRevision={setRevision}
                onFind={() => setFinding(true)}
                onClose={() => setPanel(null)}
                onVersions={showVersions}
                {...comments.shown}
              />
              <Main
                {...{ page, width, people, isReading, finding }}
                onStopFinding={() => setFinding(false)}
                compared={compared}
                onStopComparing={() => setRevision(null)}
                {...comments.shown}
              />
              <Side covers={isDrawer} opened={side !== null} onClose={closeSide} {...comments.side}>
                {comments.side?.children ?? besideOf(side, session, closeSide)}
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
  thread?: string | undefined;
  onView?: EditorProps['onView'];
};

const nothing = () => undefined;

/** The editor of a manuscript, in the whole window. */
export const EditorScreen = ({ source, page, block, view = null, thread, onOpenPage, onView = nothing }: Props) => {
  const pages = useQuery(pagesQuery(source));
  if (pages.data)
    return (
      <ValueNames source={source} mayWrite={pages.data.abilities.write}>
        <Editor {...{ source, block, view, thread, onOpenPage, onView }} manuscript={pages.data} wanted={page} />
      </ValueNames>
    );
  if (!pages.error) return <EditorWaiting view={view} />;
  return (
    <main className={classes.failure}>
      <QueryView query={pages}>{() => null}</QueryView>
    </main>
  );
};
