import type { components } from '@livretier/api';
import { MediaProvider, PagesProvider, WordsProvider, wordsIn } from '@livretier/blocks';
import { loadFonts, wear } from '@livretier/booklet';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { themeOf } from '@/features/booklets/booklet';
import { useMediaSources } from '@/features/media';
import { paper } from '@/shared/paper/paper';
import type { Commenting } from '../comments/commenting';
import { Marks } from '../comments/Marks';
import { type Session, useEditing, useSaving } from '../session/context';
import { usePageActs } from '../session/usePageActs';
import type { Person } from '../source/types';
import { CanvasBar } from './CanvasBar';
import { FindBar } from './FindBar';
import classes from './Sheet.module.css';
import { Written } from './Written';

export const widths = ['phone', 'tablet', 'computer'] as const;
export type Width = (typeof widths)[number];

/** Dresses the paper as its booklet is; without a booklet, it stays as it is. */
const useBookletTheme = (theme: components['schemas']['Theme'] | undefined) => {
  const worn = useMemo(() => theme && themeOf(theme), [theme]);
  useEffect(() => {
    if (worn) void loadFonts(worn);
  }, [worn]);
  return useMemo(() => worn && wear(worn), [worn]);
};

/** The title of the page, written where it is read. */
const PageTitle = ({ session }: { session: Session }) => {
  const { t } = useTranslation('editor');
  const { mayCorrect } = useEditing();
  const { edit } = usePageActs();
  const title = useSaving(session, ({ local }) => local.title);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    session.canvas.current?.focus();
  };
  if (!mayCorrect) return <h2 className="lvb-title">{title}</h2>;
  return (
    <textarea
      className={`lvb-title ${classes.title}`}
      aria-label={t('page.title')}
      placeholder={t('outline.untitled')}
      rows={1}
      maxLength={200}
      value={title}
      onKeyDown={press}
      onChange={({ currentTarget }) =>
        edit.mutate({ id: session.pageId, title: currentTarget.value.replaceAll('\n', ' ') })
      }
    />
  );
};

type Props = {
  session: Session;
  width: Width;
  people: readonly Person[];
  finding: boolean;
  onStopFinding: () => void;
  commenting: Commenting | null;
  onComment: (shown: Commenting) => void;
};

/* Booklets are in French until they have a language of their own. */
const words = wordsIn('fr');
const noAddress = () => undefined;
/* Nothing in a page that is only read takes the caret: its own area is slid with the arrows. */
const slidByKeys = { tabIndex: 0, role: 'group' };

/** The paper before its page is there. */
export const SheetWaiting = ({ children }: { children: ReactNode }) => (
  <>
    <div className={classes.bar} />
    <div className={classes.area}>
      <div className={classes.sheet} data-waiting>
        {children}
      </div>
    </div>
  </>
);

/** The page on its paper, in the theme of the booklet. */
export const PageSheet = ({ session, width, people, finding, onStopFinding, commenting, onComment }: Props) => {
  const { manuscript, mayCorrect } = useEditing();
  const { i18n } = useTranslation();
  const dress = useBookletTheme(manuscript.plan?.booklet.theme);
  const document = useDeferredValue(useSaving(session, ({ local }) => local.document));
  const media = useMediaSources(document.blocks);
  return (
    <>
      <CanvasBar>{finding && <FindBar session={session} onClose={onStopFinding} />}</CanvasBar>
      <div className={classes.area} {...(!mayCorrect && slidByKeys)}>
        <div ref={dress} className={`${paper} ${classes.sheet}`} data-canvas data-width={width} lang="fr">
          <PageTitle session={session} />
          <MediaProvider value={media}>
            <PagesProvider value={noAddress}>
              <WordsProvider value={words}>
                <Written key={`${session.pageId} ${mayCorrect} ${i18n.language}`} session={session} people={people} />
              </WordsProvider>
            </PagesProvider>
          </MediaProvider>
          {manuscript.plan && (
            <Marks
              session={session}
              opened={commenting && 'thread' in commenting ? commenting.thread : undefined}
              onOpen={(thread) => onComment({ thread })}
            />
          )}
        </div>
      </div>
    </>
  );
};
