import { QueryView } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import { MediaPicker } from '../../media';
import { AccessibilityPanel } from '../accessibility/AccessibilityPanel';
import { mediaBlock } from '../canvas/mediaBlock';
import { PageSheet } from '../canvas/PageSheet';
import { KeyboardHelp } from '../help/KeyboardHelp';
import { Comparison } from '../history/Comparison';
import { usePresence } from '../presence/usePresence';
import { EditingContext } from '../session/context';
import { useLeaveGuard } from '../session/useLeaveGuard';
import { usePageSession } from '../session/usePageSession';
import type { Manuscript, Source } from '../source/types';
import { TopBar } from '../top/TopBar';
import type { Width } from '../top/widths';
import classes from './Editor.module.css';
import { Panel } from './Panel';
import { type PanelName, Rail } from './Rail';
import { Side } from './Side';
import { useAnnouncer } from './useAnnouncer';
import { useNarrow } from './useNarrow';
import { useShortcuts } from './useShortcuts';

type Props = {
  source: Source;
  manuscript: Manuscript;
  /** The page that the address names. */
  wanted: string | undefined;
  onOpenPage: (id: string) => void;
};

const [drawerBelow, readingBelow] = [1100, 800];

/** The whole window: what there is, what is written, what can be set. */
export const Editor = ({ source, manuscript, wanted, onOpenPage }: Props) => {
  const { t } = useTranslation('editor');
  const pageId = (manuscript.pages.find(({ id }) => id === wanted) ?? manuscript.pages[0])?.id;
  const { session, page } = usePageSession(source, pageId);
  const people = usePresence(source, session);
  const { announce, voice } = useAnnouncer();
  const [isDrawer, isReading] = [useNarrow(drawerBelow), useNarrow(readingBelow)];
  const mayWrite = manuscript.abilities.write && !isReading;
  const [panel, setPanel] = useState<PanelName | null>(isReading ? null : 'plan');
  const [side, setSide] = useState<'inspector' | 'accessibility' | null>(isDrawer ? null : 'inspector');
  const [width, setWidth] = useState<Width>('computer');
  const [over, setOver] = useState<'media' | 'help' | null>(null);
  const [finding, setFinding] = useState(false);
  const [revision, setRevision] = useState<number | null>(null);
  const shown = side ?? (isDrawer ? null : 'inspector');
  const comparing = panel === 'versions' ? revision : null;
  usePageTitle(manuscript.title);
  useLeaveGuard(session);
  useShortcuts({
    onFind: () => setFinding(true),
    onSave: () => void session?.saver.flush(),
    onHelp: () => setOver('help'),
  });
  const openPage = (id: string) => {
    setRevision(null);
    onOpenPage(id);
  };
  return (
    <EditingContext value={{ source, manuscript, pageId, session, mayWrite, openPage, announce }}>
      <div className={classes.editor}>
        <TopBar
          {...{ width, people }}
          onWidth={setWidth}
          accessibility={shown === 'accessibility'}
          onAccessibility={() => setSide(shown === 'accessibility' ? null : 'accessibility')}
          onInspector={
            isDrawer && session ? () => setSide(shown === 'inspector' ? null : 'inspector') : undefined
          }
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
            name={panel}
            revision={revision}
            onRevision={setRevision}
            onFind={() => setFinding(true)}
            onClose={() => setPanel(null)}
          />
          <main className={classes.main} id="content" data-region="canvas">
            {isReading && manuscript.abilities.write && <p className={classes.note}>{t('canvas.readOnly')}</p>}
            {comparing !== null && session && (
              <Comparison session={session} revision={comparing} onClose={() => setRevision(null)} />
            )}
            {session ? (
              <PageSheet
                {...{ session, width, people, finding }}
                hidden={comparing !== null}
                onStopFinding={() => setFinding(false)}
                onFiles={() => setOver('media')}
              />
            ) : (
              <div className={classes.waiting}>
                <QueryView query={page}>{() => null}</QueryView>
              </div>
            )}
          </main>
          <Side covers={isDrawer} opened={shown !== null} onClose={() => setSide(null)}>
            {shown === 'accessibility' && session ? (
              <AccessibilityPanel
                session={session}
                onClose={() => setSide(null)}
                onGo={(id) => session.canvas.current?.select(id)}
              />
            ) : null}
          </Side>
        </div>
        {voice}
        {over === 'help' && <KeyboardHelp onClose={() => setOver(null)} />}
        {over === 'media' && (
          <MediaPicker
            kinds={['image', 'video', 'audio', 'document']}
            multiple
            onClose={() => setOver(null)}
            onPick={(files) => {
              setOver(null);
              for (const file of files) session?.canvas.current?.insert(mediaBlock(file));
            }}
          />
        )}
      </div>
    </EditingContext>
  );
};
