import { plainText, textsIn, walk } from '@livretier/blocks';
import {
  Avatar,
  Button,
  confirm,
  Icon,
  IconButton,
  Menu,
  MenuAction,
  QueryView,
  SelectField,
  StatusTag,
} from '@livretier/ui';
import { IconArrowBackUp, IconCheck, IconDots, IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Session, useEditing, useSaving } from '../session/context';
import { useMoment } from '../session/useMoment';
import classes from './Comments.module.css';
import { Composer } from './Composer';
import type { Commenting } from './commenting';
import { partsOf, writtenOf } from './mentions';
import { type Said, type Thread, threadQuery, useCommentAct } from './queries';

const shortest = (words: string, most = 60) => (words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words);

const Words = ({ said }: { said: Said }) => (
  <p className={classes.text}>
    {partsOf(said.text, said.mentions).map(({ text, isMention, at }) =>
      isMention ? (
        <span key={at} className={classes.mention}>
          {text}
        </span>
      ) : (
        text
      ),
    )}
  </p>
);

type CommentProps = { thread: Thread; said: Said; act: ReturnType<typeof useCommentAct> };

const CommentItem = ({ thread, said, act }: CommentProps) => {
  const { t } = useTranslation('comments');
  const { announce } = useEditing();
  const moment = useMoment();
  const [editing, setEditing] = useState(false);
  const remove = async () => {
    const sure = await confirm({
      header: t('ask.header'),
      message: t('ask.text'),
      icon: <Icon of={IconTrash} />,
      acceptLabel: t('ask.accept'),
      rejectLabel: t('ask.reject'),
      defaultFocus: 'reject',
      danger: true,
    });
    if (sure)
      act.mutate(
        { act: 'delete', thread: thread.id, comment: said.id },
        { onSuccess: () => announce(t('said.deleted')) },
      );
  };
  return (
    <li className={classes.comment}>
      <Avatar name={said.author_name} />
      <div className={classes.words}>
        <p className={classes.by}>
          <strong>{said.author_name}</strong>{' '}
          <span className={classes.when}>
            {moment(said.written_at)}
            {said.edited_at && !said.deleted && t('edited')}
          </span>
        </p>
        {said.deleted && <p className={classes.gone}>{t('deleted')}</p>}
        {!(said.deleted || editing) && <Words said={said} />}
        {editing && (
          <Composer
            autoFocus
            label={t('edit')}
            sendLabel={t('save')}
            begun={writtenOf(said.text, said.mentions)}
            busy={act.isPending}
            onCancel={() => setEditing(false)}
            onSend={(text) =>
              act.mutate(
                { act: 'edit', thread: thread.id, comment: said.id, text },
                {
                  onSuccess: () => {
                    setEditing(false);
                    announce(t('said.edited'));
                  },
                },
              )
            }
          />
        )}
      </div>
      {said.may_edit && thread.may_answer && !editing && (
        <Menu target={<IconButton size="small" label={t('acts')} icon={IconDots} />}>
          <MenuAction icon={<Icon of={IconPencil} />} onSelect={() => setEditing(true)}>
            {t('edit')}
          </MenuAction>
          <MenuAction icon={<Icon of={IconTrash} />} onSelect={() => void remove()}>
            {t('delete')}
          </MenuAction>
        </Menu>
      )}
    </li>
  );
};

const ThreadView = ({ thread }: { thread: Thread }) => {
  const { t } = useTranslation('comments');
  const { source, announce } = useEditing();
  const moment = useMoment('at');
  const act = useCommentAct(source.id);
  const { resolved_at, resolved_by_name } = thread;
  const settle = resolved_at ? 'reopen' : 'resolve';
  return (
    <>
      <div className={classes.about}>
        {thread.block_gone && (
          <StatusTag shape="box" tone="warning">
            {t('blockGone')}
          </StatusTag>
        )}
        {thread.quote && <blockquote className={classes.quote}>{t('quote', { words: thread.quote })}</blockquote>}
        {resolved_at && (
          <p className={classes.resolved}>
            <StatusTag shape={IconCheck} tone="success">
              {t('resolved')}
            </StatusTag>{' '}
            {t('resolvedBy', { name: resolved_by_name, moment: moment(resolved_at) })}
          </p>
        )}
        {thread.may_resolve && (
          <Button
            size="small"
            busy={act.isPending && act.variables.act === settle}
            onClick={() =>
              act.mutate(
                { act: settle, thread: thread.id },
                { onSuccess: () => announce(t(settle === 'resolve' ? 'said.resolved' : 'said.reopened')) },
              )
            }
          >
            <Icon of={resolved_at ? IconArrowBackUp : IconCheck} size={16} />
            {t(settle)}
          </Button>
        )}
      </div>
      <ol className={classes.comments}>
        {thread.comments.map((said) => (
          <CommentItem key={said.id} {...{ thread, said, act }} />
        ))}
      </ol>
      {thread.may_answer && (
        <Composer
          label={t('answer')}
          sendLabel={t('send')}
          busy={act.isPending && act.variables.act === 'answer'}
          onSend={(text, onDone) =>
            act.mutate(
              { act: 'answer', thread: thread.id, text },
              {
                onSuccess: () => {
                  onDone();
                  announce(t('said.answered'));
                },
              },
            )
          }
        />
      )}
    </>
  );
};

type NewProps = { session: Session; wanted: string | null; onOpened: (thread: string) => void };

/** Something new: about the block that is selected, or another one of the page. */
const NewThread = ({ session, wanted, onOpened }: NewProps) => {
  const { t } = useTranslation(['comments', 'editor']);
  const { source, announce } = useEditing();
  const document = useSaving(session, ({ local }) => local.document);
  const blocks = [...walk(document.blocks)];
  const [chosen, setChosen] = useState(wanted);
  const block = blocks.find(({ id }) => id === chosen) ?? blocks[0];
  const act = useCommentAct(source.id);
  if (!block) return <p className={classes.empty}>{t('noBlock')}</p>;
  return (
    <>
      <SelectField
        label={t('block')}
        value={block.id}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        choices={blocks.map((one) => ({
          value: one.id,
          label: shortest(
            [t(`editor:block.${one.type}.name`), 'text' in one ? plainText(one.text) : textsIn(one).join(' ')]
              .filter(Boolean)
              .join(' – '),
          ),
        }))}
      />
      <Composer
        autoFocus
        label={t('comment')}
        sendLabel={t('send')}
        busy={act.isPending}
        onSend={async (text) => {
          /* What is spoken of is what was written, to the last word. */
          await session.saver.flush();
          act.mutate(
            { act: 'open', page: session.pageId, block: block.id, text },
            {
              onSuccess: ({ id }) => {
                announce(t('said.opened'));
                onOpened(id);
              },
            },
          );
        }}
      />
    </>
  );
};

type Props = { shown: Commenting; onShow: (shown: Commenting) => void; onClose: () => void };

/** A thread beside the page, or over it where there is no room. */
export const ThreadSide = ({ shown, onShow, onClose }: Props) => {
  const { t } = useTranslation('comments');
  const { session } = useEditing();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = 'thread' in shown ? shown.thread : undefined;
  useEffect(() => {
    if (id) heading.current?.focus();
  }, [id]);
  const content = (): ReactNode => {
    if (id) return <OpenThread key={id} id={id} />;
    const wanted = 'block' in shown ? shown.block : null;
    return (
      session && (
        <NewThread
          key={`${session.pageId} ${wanted}`}
          {...{ session, wanted }}
          onOpened={(thread) => onShow({ thread })}
        />
      )
    );
  };
  return (
    <section className={classes.thread} aria-label={t(id ? 'thread' : 'new')}>
      <div className={classes.title}>
        <h2 ref={heading} tabIndex={-1}>
          {t(id ? 'thread' : 'new')}
        </h2>
        <IconButton size="small" label={t('close')} icon={IconX} onClick={onClose} />
      </div>
      {content()}
    </section>
  );
};

const OpenThread = ({ id }: { id: string }) => {
  const { source } = useEditing();
  const thread = useQuery(threadQuery(source.id, id));
  return <QueryView query={thread}>{(found) => <ThreadView thread={found} />}</QueryView>;
};
