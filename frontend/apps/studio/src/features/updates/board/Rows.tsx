import { Checkbox, StatusTag } from '@livretier/ui';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CoverOf } from '@/features/booklets/booklet';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import type { Detached, ProposalLine } from '../api';
import { useUpdateTexts } from '../useUpdateTexts';
import classes from './Board.module.css';

type RowProps = {
  line: ProposalLine;
  /** Also which chapter, where rows of several stand together. */
  withChapter?: boolean;
  ticked?: boolean | undefined;
  onTick?: ((id: string) => void) | undefined;
};

const verbOf = ({ status, conflicts }: ProposalLine) => {
  if (status !== 'to_review') return 'see';
  return conflicts > 0 ? 'resolve' : 'examine';
};

/** How it ended, or how much of it there is to look at. */
const Standing = ({ line }: { line: ProposalLine }) => {
  const { t } = useTranslation('updates');
  const texts = useUpdateTexts();
  const { status, refusal, decided_by_name } = line;
  if (status === 'to_review') return texts.extent(line);
  return (
    <>
      <StatusTag shape={status === 'refused' ? IconX : IconCheck} tone={status === 'refused' ? 'neutral' : 'success'}>
        {t(`status.${status}`)}
      </StatusTag>{' '}
      {refusal ? t('release.quoted', { note: refusal }) : decided_by_name}
    </>
  );
};

/** A booklet of the board: what it is, what is asked of it, and the way to it. */
const Row = ({ line, withChapter = false, ticked, onTick }: RowProps) => {
  const { t } = useTranslation(['updates', 'booklets']);
  const texts = useUpdateTexts();
  const { id, booklet, chapter_title, to_version, assigned_to } = line;
  const verb = verbOf(line);
  const who = [t(`booklets:status.${booklet.status}`), booklet.main_manager?.name].filter(Boolean).join(', ');
  return (
    <li className={classes.row}>
      <span className={classes.cover}>
        <CoverOf booklet={booklet} size="table" />
      </span>
      <span className={classes.name}>
        <strong>{booklet.name}</strong>
        <span className={classes.quiet}>
          {withChapter ? t('board.release', { title: chapter_title, number: to_version }) : who}
          {assigned_to && ` · ${t('assign.given', { name: assigned_to.name })}`}
        </span>
      </span>
      <span className={classes.fact}>
        <Standing line={line} />
      </span>
      <span className={classes.fact}>
        {booklet.readers > 0 ? t('board.readers', { readers: texts.readers(booklet.readers) }) : t('board.noReader')}
      </span>
      <span className={classes.act}>
        {onTick && (
          <Checkbox
            label={t('board.adopt')}
            aria-label={t('board.adoptIn', { booklet: booklet.name })}
            labelPosition="left"
            checked={ticked ?? false}
            onChange={() => onTick(id)}
          />
        )}
        <LinkButton
          size="small"
          look={onTick ? 'quiet' : 'default'}
          to={paths.coreUpdate}
          params={{ id: booklet.id, proposal: id }}
          aria-label={t(`board.verbOf.${verb}`, { booklet: booklet.name })}
          data-row-opener
        >
          {t(`board.verb.${verb}`)}
        </LinkButton>
      </span>
    </li>
  );
};

/** A chapter that goes its own way, and the way to the plan of its booklet. */
const DetachedRow = ({ chapter: { booklet, chapter_title, version } }: { chapter: Detached }) => {
  const { t } = useTranslation('updates');
  const texts = useUpdateTexts();
  return (
    <li className={classes.row}>
      <span className={classes.cover}>
        <CoverOf booklet={booklet} size="table" />
      </span>
      <span className={classes.name}>
        <strong>{booklet.name}</strong>
        <span className={classes.quiet}>{chapter_title}</span>
      </span>
      <span className={classes.fact}>{t('board.detachedFrom', { version })}</span>
      <span className={classes.fact}>
        {booklet.readers > 0 ? t('board.readers', { readers: texts.readers(booklet.readers) }) : t('board.noReader')}
      </span>
      <span className={classes.act}>
        <LinkButton
          size="small"
          to={paths.bookletEditor}
          params={{ id: booklet.id }}
          aria-label={t('board.openPlanOf', { booklet: booklet.name })}
          data-row-opener
        >
          {t('board.openPlan')}
        </LinkButton>
      </span>
    </li>
  );
};

export const DetachedRows = ({ chapters }: { chapters: readonly Detached[] }) => (
  <ul className={classes.rows}>
    {chapters.map((chapter) => (
      <DetachedRow key={chapter.id} {...{ chapter }} />
    ))}
  </ul>
);

type Props = Omit<RowProps, 'line' | 'ticked'> & {
  lines: readonly ProposalLine[];
  ticked?: ReadonlySet<string>;
};

export const Rows = ({ lines, ticked, ...rest }: Props) => (
  <ul className={classes.rows}>
    {lines.map((line) => (
      <Row key={line.id} line={line} ticked={ticked?.has(line.id)} {...rest} />
    ))}
  </ul>
);
