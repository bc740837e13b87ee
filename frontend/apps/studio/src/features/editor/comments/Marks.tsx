import type { CanvasHandle } from '@livretier/blocks/editor';
import { Icon } from '@livretier/ui';
import { IconMessage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Session, useEditing } from '../session/context';
import classes from './Comments.module.css';
import { openOnPageQuery, type ThreadLine } from './queries';

/** Puts each mark at the height of its block, whatever is written above it. */
const place = (list: HTMLElement, canvas: CanvasHandle | null) => {
  const top = list.getBoundingClientRect().top;
  for (const mark of list.querySelectorAll<HTMLElement>('[data-block]')) {
    const box = canvas?.boxOf(mark.dataset.block ?? '');
    mark.hidden = !box;
    if (box) mark.style.setProperty('inset-block-start', `${box.top - top}px`);
  }
};

const byBlock = (lines: readonly ThreadLine[]) => {
  const blocks = new Map<string, ThreadLine[]>();
  for (const line of lines.filter(({ block_gone }) => !block_gone))
    blocks.set(line.block, [...(blocks.get(line.block) ?? []), line]);
  return [...blocks];
};

type Props = { session: Session; opened: string | undefined; onOpen: (thread: string) => void };

/** How many comments are open beside each block; a press opens the newest thread. */
export const Marks = ({ session, opened, onOpen }: Props) => {
  const { t } = useTranslation('comments');
  const { source } = useEditing();
  const { data } = useQuery(openOnPageQuery(source.id, session.pageId));
  const list = useRef<HTMLUListElement>(null);
  const blocks = byBlock(data?.items ?? []);
  useEffect(() => {
    const element = list.current;
    const sheet = element?.parentElement;
    if (!(element && sheet)) return;
    let asked = 0;
    const again = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => place(element, session.canvas.current));
    };
    again();
    /* The sheet grows with what is written, and blocks move without it growing. */
    const sizes = new ResizeObserver(again);
    sizes.observe(sheet);
    const stop = session.saver.store.subscribe(again);
    return () => {
      cancelAnimationFrame(asked);
      sizes.disconnect();
      stop();
    };
  });
  if (blocks.length === 0) return null;
  return (
    <ul ref={list} className={classes.marks} data-marks aria-label={t('marks')}>
      {blocks.map(([block, lines]) => {
        const count = lines.reduce((sum, { comments_count }) => sum + comments_count, 0);
        const [newest] = lines;
        return (
          newest && (
            <li key={block} data-block={block} className={classes.mark}>
              <button
                type="button"
                aria-pressed={lines.some(({ id }) => id === opened)}
                aria-label={t('mark', { count, words: newest.quote.slice(0, 60) })}
                onClick={() => onOpen(newest.id)}
              >
                <Icon of={IconMessage} size={16} />
                {count}
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
};
