import { MediaProvider, PagesProvider, WordsProvider, wordsIn } from '@livretier/blocks';
import { Canvas, useCanvas } from '@livretier/blocks/editor';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paper } from '../../../shared/paper/paper';
import { useMediaSources } from '../../media';
import { FindBar } from '../find/FindBar';
import { type Session, useEditing } from '../session/context';
import { useSaving } from '../session/useSaving';
import type { Person } from '../source/types';
import type { Width } from '../top/widths';
import { useLivingValues } from '../values/useLivingValues';
import { CanvasBar } from './CanvasBar';
import { PageTitle } from './PageTitle';
import classes from './Sheet.module.css';
import { toolbarIcons } from './toolbarIcons';
import { useArrival } from './useArrival';
import { useAttached } from './useAttached';
import { useBlockChoices } from './useBlockChoices';
import { useBookletTheme } from './useBookletTheme';
import { useCanvasLabels } from './useCanvasLabels';

type Props = {
  session: Session;
  width: Width;
  people: readonly Person[];
  finding: boolean;
  onStopFinding: () => void;
  onFiles: () => void;
};

const Written = ({ session, people, onFiles }: Pick<Props, 'session' | 'people' | 'onFiles'>) => {
  const { t } = useTranslation('editor');
  const { mayWrite, block } = useEditing();
  const [document] = useState(() => session.saver.store.get().local.document);
  const drawn = useCanvas();
  const labels = useCanvasLabels();
  const blocks = useBlockChoices();
  const values = useLivingValues();
  useAttached(session, drawn, people);
  useArrival(drawn.canvas, block);
  return (
    <Canvas
      ref={drawn.ref}
      document={document}
      labels={labels}
      editable={mayWrite}
      blocks={blocks}
      values={values.choices}
      noValues={values.note}
      icons={toolbarIcons}
      languages={(['en', 'es', 'pt', 'de', 'it', 'fr'] as const).map((lang) => ({
        lang,
        label: t(`accessibility.languages.${lang}`),
      }))}
      onFiles={onFiles}
    />
  );
};

/* Booklets are in French until they have a language of their own. */
const words = wordsIn('fr');
const noAddress = () => undefined;
/* Nothing in a page that is only read takes the caret: its own area is slid with the arrows. */
const slidByKeys = { tabIndex: 0, role: 'group' };

/** The page on its paper, in the theme of the booklet. */
export const PageSheet = ({ session, width, people, finding, onStopFinding, onFiles }: Props) => {
  const { manuscript, mayWrite } = useEditing();
  const { i18n } = useTranslation();
  const dress = useBookletTheme(manuscript.plan?.booklet.theme);
  const document = useDeferredValue(useSaving(session, ({ local }) => local.document));
  const media = useMediaSources(document.blocks);
  return (
    <>
      <CanvasBar>{finding && <FindBar session={session} onClose={onStopFinding} />}</CanvasBar>
      <div className={classes.area} {...(!mayWrite && slidByKeys)}>
        <div ref={dress} className={`${paper} ${classes.sheet}`} data-canvas data-width={width} lang="fr">
          <PageTitle session={session} />
          <MediaProvider value={media}>
            <PagesProvider value={noAddress}>
              <WordsProvider value={words}>
                <Written
                  key={`${session.pageId} ${mayWrite} ${i18n.language}`}
                  session={session}
                  people={people}
                  onFiles={onFiles}
                />
              </WordsProvider>
            </PagesProvider>
          </MediaProvider>
        </div>
      </div>
    </>
  );
};
