import { Button, Icon, IconButton } from '@livretier/ui';
import { IconFilePlus, IconPlus, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dragging, DropList } from '@/shared/dragging/Dragging';
import { afterDrop } from '@/shared/order';
import { useEditing } from '../session/context';
import { type PageActs, usePageActs } from '../session/usePageActs';
import { ChapterList } from './ChapterList';
import { marksOf } from './drag';
import classes from './Outline.module.css';
import { PageRows } from './PageRows';
import { useKeptRow, walkRows } from './rows';

/** The pages of a manuscript that is one chapter. */
const PageList = ({ acts }: { acts: PageActs }) => {
  const { t } = useTranslation('editor');
  const { manuscript, mayWrite } = useEditing();
  const { pages } = manuscript;
  const drop = (id: string, index: number) => {
    const after = afterDrop(pages, id, index);
    if (after !== undefined) acts.move.mutate({ id, after });
  };
  return (
    <>
      <Dragging onDrop={({ id }, { index }) => drop(id, index)}>
        {(state) => (
          <DropList className={classes.list} onKeyDown={walkRows}>
            <PageRows pages={pages} acts={acts} drag={marksOf(state)} />
          </DropList>
        )}
      </Dragging>
      {mayWrite && (
        <div className={classes.foot}>
          <Button
            size="small"
            wide
            busy={acts.add.isPending}
            onClick={() => acts.add.mutate({ after: pages.at(-1)?.id ?? null })}
          >
            <Icon of={IconPlus} size={16} />
            {t('outline.add')}
          </Button>
        </div>
      )}
    </>
  );
};

type Props = { onFind: () => void };

/** The pages of the manuscript: what there is, in which order, and where one is. */
export const Outline = ({ onFind }: Props) => {
  const { t } = useTranslation('editor');
  const { source, manuscript, pageId, mayWrite } = useEditing();
  const acts = usePageActs();
  useKeptRow();
  const { plan, pages } = manuscript;
  const current = pages.find(({ id }) => id === pageId);
  const mayAdd = mayWrite && (!plan || current !== undefined);
  return (
    <section className={classes.outline} aria-label={t('outline.title')}>
      <div className={classes.head}>
        <h2>{t('outline.title')}</h2>
        <span className={classes.tools}>
          <IconButton size="small" label={t('find.open')} icon={IconSearch} onClick={onFind} />
          {mayAdd && (
            <IconButton
              size="small"
              label={t('outline.add')}
              icon={IconFilePlus}
              onClick={() => acts.add.mutate({ after: pageId ?? null, chapter: current?.chapter })}
            />
          )}
        </span>
      </div>
      {plan && source.chapters ? (
        <ChapterList plan={plan} calls={source.chapters} acts={acts} />
      ) : (
        <PageList acts={acts} />
      )}
    </section>
  );
};
