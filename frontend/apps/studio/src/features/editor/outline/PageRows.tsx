import { useTranslation } from 'react-i18next';
import { type Session, useEditing } from '../session/context';
import { useSaving } from '../session/useSaving';
import type { PageLine } from '../source/types';
import { keepRow } from './keptRow';
import { OutlineItem } from './OutlineItem';
import { placeAfterStep } from './order';
import type { Drag } from './useDrag';
import type { PageActs } from './usePageActs';

type Props = {
  /** Of one chapter. */
  pages: readonly PageLine[];
  acts: PageActs;
  drag: Drag;
  /** A page went into this chapter. */
  onEnter?: (chapter: string) => void;
  /** Somebody asks to send a page elsewhere. */
  onSend?: (page: PageLine) => void;
};

/** The title as it is being written; the server hears of it two seconds later. */
const LiveTitle = ({ session, children }: { session: Session; children: (title: string) => React.ReactNode }) =>
  children(useSaving(session, ({ local }) => local.title));

/** Pages that follow each other. */
export const PageRows = ({ pages, acts, drag, onEnter, onSend }: Props) => {
  const { t } = useTranslation('editor');
  const { manuscript, session, announce } = useEditing();
  const step = (id: string, direction: -1 | 1) => {
    const place = placeAfterStep(manuscript.pages, manuscript.plan?.chapters, id, direction);
    if (!place) return announce(t(direction < 0 ? 'outline.isFirst' : 'outline.isLast'));
    if (place.chapter) onEnter?.(place.chapter);
    keepRow(id);
    acts.move.mutate({ id, ...place });
  };
  return pages.map((page, index) => {
    const item = (title: string) => (
      <OutlineItem
        key={page.id}
        {...{ page, title, index, acts, drag }}
        count={pages.length}
        onStep={(direction) => step(page.id, direction)}
        onSend={onSend && (() => onSend(page))}
      />
    );
    return session?.pageId === page.id ? (
      <LiveTitle key={page.id} session={session}>
        {item}
      </LiveTitle>
    ) : (
      item(page.title)
    );
  });
};
