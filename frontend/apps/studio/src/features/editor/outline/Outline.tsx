import { Button, Icon, IconButton } from '@livretier/ui';
import { IconFilePlus, IconPlus, IconSearch } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Session, useEditing } from '../session/context';
import { useSaving } from '../session/useSaving';
import classes from './Outline.module.css';
import { OutlineItem } from './OutlineItem';
import { afterDrop, afterStep } from './order';
import { usePageActs } from './usePageActs';

type Props = { onFind: () => void };

/** The title as it is being written; the server hears of it two seconds later. */
const LiveTitle = ({ session, children }: { session: Session; children: (title: string) => React.ReactNode }) =>
  children(useSaving(session, ({ local }) => local.title));

/** The pages of the manuscript: what there is, in which order, and where one is. */
export const Outline = ({ onFind }: Props) => {
  const { t } = useTranslation('editor');
  const { manuscript, pageId, session, mayWrite, announce } = useEditing();
  const acts = usePageActs();
  const [dragged, setDragged] = useState<string | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const { pages } = manuscript;
  const move = (id: string, direction: -1 | 1) => {
    const after = afterStep(pages, id, direction);
    if (after === undefined) announce(t(direction < 0 ? 'outline.isFirst' : 'outline.isLast'));
    else acts.move.mutate({ id, after });
  };
  const end = () => {
    setDragged(null);
    setHovered(null);
  };
  const drop = (event: DragEvent) => {
    if (dragged === null || hovered === null) return;
    event.preventDefault();
    const after = afterDrop(pages, dragged, hovered);
    if (after !== undefined) acts.move.mutate({ id: dragged, after });
    end();
  };
  const dropMark = (index: number) => {
    if (dragged === null) return undefined;
    if (hovered === index) return 'before';
    return hovered === pages.length && index === pages.length - 1 ? 'after' : undefined;
  };
  return (
    <section className={classes.outline} aria-label={t('outline.title')}>
      <div className={classes.head}>
        <h2>{t('outline.title')}</h2>
        <span className={classes.tools}>
          <IconButton size="small" label={t('find.open')} icon={IconSearch} onClick={onFind} />
          {mayWrite && (
            <IconButton
              size="small"
              label={t('outline.add')}
              icon={IconFilePlus}
              onClick={() => acts.add.mutate(pageId ?? null)}
            />
          )}
        </span>
      </div>
      <ol className={classes.list} onDrop={drop}>
        {pages.map((page, index) => {
          const item = (title: string) => (
            <OutlineItem
              key={page.id}
              {...{ page, title, index, acts }}
              onMove={(direction) => move(page.id, direction)}
              drop={dropMark(index)}
              onDrag={(state) => (state === 'start' ? setDragged(page.id) : end())}
              onHover={setHovered}
            />
          );
          return session?.pageId === page.id ? (
            <LiveTitle key={page.id} session={session}>
              {item}
            </LiveTitle>
          ) : (
            item(page.title)
          );
        })}
      </ol>
      {mayWrite && (
        <div className={classes.foot}>
          <Button size="small" wide busy={acts.add.isPending} onClick={() => acts.add.mutate(pages.at(-1)?.id ?? null)}>
            <Icon of={IconPlus} size={16} />
            {t('outline.add')}
          </Button>
        </div>
      )}
    </section>
  );
};
