import { useState } from 'react';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import { MediaPicker } from '../../media';
import { AccessibilityPanel } from '../accessibility/AccessibilityPanel';
import { mediaBlock } from '../canvas/mediaBlock';
import { KeyboardHelp } from '../help/KeyboardHelp';
import { usePresence } from '../presence/usePresence';
import { EditingContext } from '../session/context';
import { useLeaveGuard } from '../session/useLeaveGuard';
import { usePageSession } from '../session/usePageSession';
import type { Manuscript, Source } from '../source/types';
import { TopBar } from '../top/TopBar';
import type { Width } from '../top/widths';
import classes from './Editor.module.css';
import { Main } from './Main';
import { Panel } from './Panel';
import { Rail } from './Rail';
import { focusName } from './regions';
import { Side } from './Side';
import { useAnnouncer } from './useAnnouncer';
import { useShortcuts } from './useShortcuts';
import { useSides } from './useSides';

type Props = {
  source: Source;
  manuscript: Manuscript;
  /** The page that the address names. */
  wanted: string | undefined;
  onOpenPage: (id: string) => void;
};

/** The whole window: what there is, what is written, what can be set. */
export const Editor = ({ source, manuscript, wanted, onOpenPage }: Props) => {
  const pageId = (manuscript.pages.find(({ id }) => id === wanted) ?? manuscript.pages[0])?.id;
  const { session, page } = usePageSession(source, pageId);
  const people = usePresence(source, session);
  const { announce, voice } = useAnnouncer();
  const { isDrawer, isReading, panel, setPanel, side, closeSide, toggleSide } = useSides();
  const [width, setWidth] = useState<Width>('computer');
  const [over, setOver] = useState<'media' | 'help' | null>(null);
  const [finding, setFinding] = useState(false);
  const [revision, setRevision] = useState<number | null>(null);
  const mayWrite = manuscript.abilities.write && !isReading;
  const close = () => setOver(null);
  usePageTitle(manuscript.title);
  useLeaveGuard(session);
  useShortcuts({
    onFind: () => setFinding(true),
    onSave: () => void session?.saver.flush(),
    onHelp: () => setOver('help'),
  });
  const openPage = (id: string) => {
    setRevision(null);
    /* Where the panel covers the page, whoever opens a page wants to see it. */
    if (isReading) {
      setPanel(null);
      focusName();
    }
    onOpenPage(id);
  };
  const compared = panel === 'versions' ? revision : null;
  return (
    <EditingContext value={{ source, manuscript, pageId, session, mayWrite, openPage, announce }}>
      <div className={classes.editor}>
        <TopBar
          {...{ width, people }}
          onWidth={setWidth}
          accessibility={side === 'accessibility'}
          onAccessibility={() => toggleSide('accessibility')}
          onInspector={isDrawer ? () => toggleSide('inspector') : undefined}
        />
        <div className={classes.body} data-panel={panel ?? undefined}>
          <Rail
            open={panel}
            mayWrite={mayWrite}
            onPanel={setPanel}
            onMedia={() => setOver('media')}
            onHelp={() => setOver('help')}
          />
          <Panel
            name={isReading && compared !== null ? null : panel}
            revision={revision}
            onRevision={setRevision}
            onFind={() => setFinding(true)}
            onClose={() => setPanel(null)}
          />
          <Main
            {...{ page, width, people, isReading, finding }}
            onStopFinding={() => setFinding(false)}
            onFiles={() => setOver('media')}
            compared={compared}
            onStopComparing={() => setRevision(null)}
          />
          <Side covers={isDrawer} opened={side !== null} onClose={closeSide}>
            {side === 'accessibility' && session && (
              <AccessibilityPanel
                session={session}
                onClose={closeSide}
                onGo={(id) => session.canvas.current?.select(id)}
              />
            )}
          </Side>
        </div>
        {voice}
        {over === 'help' && <KeyboardHelp onClose={close} />}
        {over === 'media' && (
          <MediaPicker
            kinds={['image', 'video', 'audio', 'document']}
            multiple
            onClose={close}
            onPick={(files) => {
              close();
              for (const file of files) session?.canvas.current?.insert(mediaBlock(file));
            }}
          />
        )}
      </div>
    </EditingContext>
  );
};
