import { Avatar, Button, Icon, QueryView, Segmented, StatusTag } from '@livretier/ui';
import { IconMessage, IconMessagePlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../session/context';
import { useMoment } from '../session/useMoment';
import classes from './Comments.module.css';
import type { Commenting } from './commenting';
import { writtenOf } from './mentions';
import { type ThreadLine, type ThreadState, threadsQuery } from './queries';

type LineProps = { line: ThreadLine; chosen: boolean; onChoose: () => void };

const Line = ({ line, chosen, onChoose }: LineProps) => {
  const { t } = useTranslation('comments');
  const moment = useMoment();
  const { first, comments_count, block_gone } = line;
  return (
    <li>
      <button type="button" className={classes.line} aria-pressed={chosen} onClick={onChoose}>
        <Avatar name={first.author_name} />
        <span className={classes.words}>
          <span className={classes.by}>
            <strong>{first.author_name}</strong> <span className={classes.when}>{moment(first.written_at)}</span>
          </span>
          <span className={classes.said}>{first.deleted ? t('deleted') : writtenOf(first.text, first.mentions)}</span>
          {block_gone && (
            <StatusTag shape="box" tone="warning">
              {t('blockGone')}
            </StatusTag>
          )}
          {comments_count > 1 && (
            <span className={classes.when}>
              <Icon of={IconMessage} size={16} /> {t('answers', { count: comments_count - 1 })}
            </span>
          )}
        </span>
      </button>
    </li>
  );
};

type Props = { shown: Commenting | null; onShow: (shown: Commenting) => void };

/** What is said about the booklet, page after page. */
export const CommentsPanel = ({ shown, onShow }: Props) => {
  const { t } = useTranslation('comments');
  const { source, manuscript, session, openPage } = useEditing();
  const [state, setState] = useState<ThreadState>('open');
  const threads = useInfiniteQuery(threadsQuery(source.id, state));
  const counts = threads.data?.pages[0]?.counts;
  const mayComment = threads.data?.pages[0]?.may_comment === true && session !== null;
  const choose = (line: ThreadLine) => {
    openPage(line.page, line.block_gone ? undefined : line.block);
    onShow({ thread: line.id });
  };
  return (
    <section className={classes.panel} aria-label={t('title')}>
      <div className={classes.head}>
        <h2>{t('title')}</h2>
        <Segmented
          label={t('which')}
          value={state}
          onChange={setState}
          options={(['open', 'resolved'] as const).map((value) => ({
            value,
            label: t(`states.${value}`),
            ...(counts && { count: counts[value] }),
          }))}
        />
      </div>
      <div className={classes.scroll}>
        <QueryView
          query={threads}
          isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
          empty={<p className={classes.empty}>{t(`empty.${state}`)}</p>}
        >
          {({ pages }) => {
            const lines = pages.flatMap(({ items }) => items);
            return manuscript.pages
              .filter(({ id }) => lines.some(({ page }) => page === id))
              .map(({ id, title }) => (
                <section key={id} aria-label={title}>
                  <h3 className={classes.page}>{title}</h3>
                  <ol>
                    {lines
                      .filter(({ page }) => page === id)
                      .map((line) => (
                        <Line
                          key={line.id}
                          line={line}
                          chosen={shown !== null && 'thread' in shown && shown.thread === line.id}
                          onChoose={() => choose(line)}
                        />
                      ))}
                  </ol>
                </section>
              ));
          }}
        </QueryView>
        {threads.hasNextPage && (
          <Button size="small" busy={threads.isFetchingNextPage} onClick={() => void threads.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
      {mayComment && (
        <div className={classes.foot}>
          <Button onClick={() => onShow({ block: session.state.get().selected })}>
            <Icon of={IconMessagePlus} />
            {t('new')}
          </Button>
        </div>
      )}
    </section>
  );
};
