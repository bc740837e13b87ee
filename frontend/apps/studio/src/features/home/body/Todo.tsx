import { Button, Icon, QueryView, StatusTag } from '@livretier/ui';
import { IconChevronDown, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { CoverOf } from '@/features/booklets/booklet';
import { LinkButton } from '@/shared/LinkButton';
import { useLocale } from '@/shared/locale/useLocale';
import { wholeNumber } from '@/shared/text/numbers';
import { firstStepsQuery, type NextDay, type TodoItem, type TodoLine, todoQuery, useVisit } from '../api';
import { Drawing } from '../Drawing';
import { TodoSkeleton } from './skeletons';
import classes from './Todo.module.css';
import { grouped, looks, toneOf, wayTo } from './todoLines';
import { useTodoTexts } from './useTodoTexts';

const shownFirst = 8;

type LineProps = { line: TodoLine };

const LineWords = ({ line, children }: LineProps & { children?: ReactNode }) => {
  const { t } = useTranslation('todo');
  const texts = useTodoTexts();
  const [one] = line.items;
  return (
    <>
      <span className={classes.sign} data-tone={toneOf(line.rank)}>
        <Icon of={looks[line.kind].icon} />
      </span>
      <div className={classes.words}>
        <p className={classes.title}>
          {texts.title(line)}
          {line.is_new && (
            <StatusTag shape={IconSparkles} tone="info">
              {t('new')}
            </StatusTag>
          )}
        </p>
        <p className={classes.detail}>
          {line.booklets === 1 && one && <strong>{one.booklet.name}</strong>}
          <span>{texts.detail(line)}</span>
        </p>
      </div>
      {children}
    </>
  );
};

const SettleLink = ({
  kind,
  item,
  subject,
}: {
  kind: TodoLine['kind'];
  item?: TodoItem | undefined;
  subject: string;
}) => {
  const { t } = useTranslation('todo');
  const verb = useTodoTexts().verb(kind);
  const { company } = useSignedInUser();
  return (
    <LinkButton
      {...wayTo(kind, { bookletId: item?.booklet.id, companyId: company?.id })}
      look="link"
      size="small"
      aria-label={t('settle', { verb, subject: item ? `${subject}, ${item.booklet.name}` : subject })}
    >
      {verb}
    </LinkButton>
  );
};

const OneLine = ({ line }: LineProps) => {
  const [item] = line.items;
  const subject = useTodoTexts().title(line);
  return (
    <li className={classes.line}>
      <LineWords line={line}>
        <span className={classes.cover}>{item && <CoverOf booklet={item.booklet} size="table" />}</span>
        <SettleLink kind={line.kind} item={item} subject={subject} />
      </LineWords>
    </li>
  );
};

/** The same in several booklets: one line, which opens. */
const SeveralLine = ({ line }: LineProps) => {
  const { t } = useTranslation('todo');
  const texts = useTodoTexts();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const list = useId();
  const rest = line.booklets - line.items.length;
  return (
    <li>
      <div className={classes.line}>
        <LineWords line={line}>
          <span className={classes.cover}>
            {line.items[0] && <CoverOf booklet={line.items[0].booklet} size="table" />}
          </span>
          <Button
            look="link"
            size="small"
            aria-expanded={open}
            aria-controls={list}
            aria-label={t(open ? 'fold' : 'unfold', { subject: texts.title(line) })}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'close' : 'open')}
            <Icon of={IconChevronDown} size={16} />
          </Button>
        </LineWords>
      </div>
      <ul id={list} className={classes.items} hidden={!open}>
        {line.items.map((item) => (
          <li key={item.booklet.id} className={classes.item}>
            <span className={classes.cover}>
              <CoverOf booklet={item.booklet} size="table" />
            </span>
            <span className={classes.name}>{item.booklet.name}</span>
            <span className={classes.count}>{texts.item(line.kind, item)}</span>
            <SettleLink kind={line.kind} item={item} subject={texts.title(line)} />
          </li>
        ))}
        {rest > 0 && <li className={classes.rest}>{t('rest', { count: rest, number: wholeNumber(rest, locale) })}</li>}
      </ul>
    </li>
  );
};

/** Whoever has just begun is not told that all is done. */
const Nothing = ({ next }: { next: NextDay | null }) => {
  const { t } = useTranslation('todo');
  const texts = useTodoTexts();
  const begins = Boolean(useQuery(firstStepsQuery).data);
  const known = next ? texts.next(next) : t('nothingComes');
  return (
    <div className={classes.nothing} data-begins={begins || undefined}>
      <div>
        <p className={classes.title}>{t(begins ? 'begin' : 'nothing')}</p>
        <p className={classes.detail}>{begins ? t('beginText') : known}</p>
      </div>
      <Drawing className={classes.drawing} />
    </div>
  );
};

const Lines = ({ lines }: { lines: readonly TodoLine[] }) => {
  const { t } = useTranslation('todo');
  const [all, setAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const shown = all ? lines : lines.slice(0, shownFirst);
  const showAll = () => {
    setAll(true);
    list.current?.focus();
  };
  return (
    <>
      <div className={classes.groups} ref={list} tabIndex={-1}>
        {grouped(shown).map(({ topic, lines: together }) => (
          <div key={topic} className={classes.group}>
            <p className={classes.topic} id={`todo-${topic}`}>
              {t(`topic.${topic}`)}
            </p>
            <ul className={classes.list} aria-labelledby={`todo-${topic}`}>
              {together.map((line) =>
                line.booklets > 1 ? (
                  <SeveralLine key={line.kind} line={line} />
                ) : (
                  <OneLine key={`${line.kind} ${line.items[0]?.booklet.id}`} line={line} />
                ),
              )}
            </ul>
          </div>
        ))}
      </div>
      {!all && lines.length > shownFirst && (
        <Button look="link" onClick={showAll}>
          {t('all', { count: lines.length })}
        </Button>
      )}
    </>
  );
};

/** What waits for this person, the riskiest first. */
export const Todo = () => {
  const { t } = useTranslation('todo');
  const locale = useLocale();
  const query = useQuery(todoQuery);
  const lines = query.data?.lines;
  const { switched } = useSignedInUser();
  const { mutate: visit } = useVisit();
  const seen = lines !== undefined && !switched;
  useEffect(() => {
    if (seen) visit();
  }, [seen, visit]);
  return (
    <section className={classes.todo} aria-labelledby="todo">
      <div className={classes.head}>
        <h2 id="todo">{t('heading')}</h2>
        {lines && lines.length > 0 && (
          <>
            <span className={classes.total}>{wholeNumber(lines.length, locale)}</span>
            <span className={classes.order}>{t('order')}</span>
          </>
        )}
      </div>
      <QueryView query={query} skeleton={<TodoSkeleton />}>
        {(todo) =>
          todo && todo.lines.length > 0 ? <Lines lines={todo.lines} /> : <Nothing next={todo?.next ?? null} />
        }
      </QueryView>
    </section>
  );
};
