import { QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { type Asked, type FlaggedPages, flaggedPagesQuery } from './api';
import type { Data } from './DataRows';
import { Part } from './Part';
import classes from './UnclearPart.module.css';
import { useNumbers } from './useNumbers';

type Flagged = FlaggedPages['pages'][number];

const useWords = () => {
  const { t } = useTranslation('stats');
  const { whole } = useNumbers();
  return {
    title: ({ title }: Flagged) => title || t('unclear.untitled'),
    questions: ({ questions }: Flagged) =>
      questions === null ? t('unclear.few') : t('unclear.atLeast', { number: whole(questions) }),
  };
};

/** A page, how many devices did not understand it beside the one of which most did not, and the way to it. */
const Line = ({ flagged, most, inOne }: { flagged: Flagged; most: number; inOne: boolean }) => {
  const { t } = useTranslation('stats');
  const { whole } = useNumbers();
  const words = useWords();
  const { booklet_id, booklet, page, chapter, unclear, devices, may_edit } = flagged;
  const title = words.title(flagged);
  return (
    <li>
      <div className={classes.page}>
        <strong>{title}</strong>
        <span className={classes.note}>{inOne ? chapter : t('unclear.place', { chapter, booklet })}</span>
      </div>
      <svg className={classes.bar} width="100%" height="6" aria-hidden="true">
        <rect className={classes.track} width="100%" height="6" rx="3" />
        <rect className={classes.filled} width={`${(unclear / most) * 100}%`} height="6" rx="3" />
      </svg>
      <span className={classes.figure}>
        <strong>{whole(unclear)}</strong>{' '}
        <span className={classes.note}>{t('unclear.devicesOf', { count: devices, number: whole(devices) })}</span>
      </span>
      <span className={classes.note}>{t('unclear.asked', { number: words.questions(flagged) })}</span>
      {may_edit && (
        <Link
          to={paths.bookletEditor}
          params={{ id: booklet_id }}
          search={{ page }}
          aria-label={t('unclear.openOf', { page: title })}
        >
          {t('unclear.open')}
        </Link>
      )}
    </li>
  );
};

/** Pages that were not understood, by published lots alone: neither their figures nor those of questions move by one. */
export const UnclearPart = ({ asked }: { asked: Asked }) => {
  const { t } = useTranslation('stats');
  const words = useWords();
  const query = useQuery(flaggedPagesQuery(asked));
  const pages = query.data?.pages ?? [];
  const mayAnswer = query.data?.may_answer && !query.isPlaceholderData;
  const data: Data = {
    headers: [
      ...(['page', 'chapter', 'booklet'] as const).map((key) => t(`unclear.${key}`)),
      ...(['unclear', 'devices', 'questions'] as const).map((key) => t(`unclear.${key}`)),
    ],
    words: 3,
    note: t('unclear.note'),
    rows: pages.map((flagged) => {
      const { page, chapter, booklet, unclear, devices } = flagged;
      return {
        key: page,
        cells: [words.title(flagged), chapter, booklet, unclear, devices, words.questions(flagged)],
      };
    }),
  };
  const most = Math.max(1, ...pages.map(({ unclear }) => unclear));
  return (
    <Part
      title={t('unclear.title')}
      text={t('unclear.text')}
      data={data}
      actions={
        mayAnswer && (
          <LinkButton
            look="link"
            size="small"
            to={paths.bookletParticipants}
            search={{ livret: asked.booklet, vue: 'questions' }}
          >
            {t('unclear.every')}
          </LinkButton>
        )
      }
    >
      <QueryView
        query={query}
        isEmpty={(told) => told.pages.length === 0}
        empty={<p>{t(query.data?.counted ? 'unclear.none' : 'unclear.notYet')}</p>}
      >
        {(told) => (
          <>
            <ul className={classes.pages} aria-label={t('unclear.label')}>
              {told.pages.map((flagged) => (
                <Line key={flagged.page} {...{ flagged, most }} inOne={asked.booklet !== undefined} />
              ))}
            </ul>
            <p className={classes.note}>{t('unclear.note')}</p>
          </>
        )}
      </QueryView>
    </Part>
  );
};
