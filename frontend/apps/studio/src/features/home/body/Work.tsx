import { ProgressBar, QueryView, SectionHeader, StitchProgress } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { stepPaths } from '@/features/booklets';
import type { BookletLine } from '@/features/booklets/api';
import { BookletStatusTag, CoverOf } from '@/features/booklets/booklet';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { longDate } from '@/shared/text/dates';
import { wholeNumber } from '@/shared/text/numbers';
import { type Reading, readingQuery, resumeQuery } from '../api';
import { WorkSkeleton } from './skeletons';
import classes from './Work.module.css';

type CardProps = { booklet: BookletLine; to: { to: string; search?: object; params?: object }; children: ReactNode };

/** A cover on its tray; the whole of it opens the booklet. */
const Card = ({ booklet, to, children }: CardProps) => {
  const company = useSignedInUser().company?.name;
  return (
    <li className={classes.card} ref={(card) => void card?.style.setProperty('--cover', booklet.theme.colours.primary)}>
      <div className={classes.tray}>
        <div className={classes.cover}>
          <CoverOf booklet={booklet} {...(company && { overline: company })} />
        </div>
      </div>
      <h3 className={classes.name}>
        <Link {...to}>{booklet.name}</Link>
      </h3>
      <div className={classes.facts}>{children}</div>
    </li>
  );
};

/** To where its creation stopped, or to its pages. */
const wayInto = ({ id, status, step, abilities }: BookletLine) =>
  status === 'building' && abilities.build
    ? { to: stepPaths[step], search: { livret: id } }
    : { to: paths.bookletEditor, params: { id } };

const steps = Object.keys(stepPaths);

/** How far its creation is, or when somebody last wrote in it. */
const Stand = ({ booklet: { status, step, edited_at } }: { booklet: BookletLine }) => {
  const { t } = useTranslation(['todo', 'booklets']);
  const locale = useLocale();
  if (status !== 'building')
    return <p>{t('editedOn', { day: longDate(new Date(edited_at), locale, { year: false }) })}</p>;
  const place = { step: steps.indexOf(step) + 1, total: steps.length };
  return (
    <div className={classes.stand}>
      <StitchProgress
        done={place.step - 1}
        total={place.total}
        label={t('booklets:list.step', place)}
        text={t('booklets:list.stepShort', place)}
      />
    </div>
  );
};

/** What readers do not have yet; nothing stands here when all is published. */
export const Resume = () => {
  const { t } = useTranslation('todo');
  return (
    <QueryView query={useQuery(resumeQuery)} skeleton={<WorkSkeleton />} isEmpty={(booklets) => !booklets?.length}>
      {(booklets) => (
        <section aria-labelledby="resume">
          <SectionHeader
            id="resume"
            title={t('resume')}
            actions={<Link to={paths.booklets}>{t('allBooklets')}</Link>}
          />
          <ul className={classes.cards}>
            {booklets?.map((booklet) => (
              <Card key={booklet.id} booklet={booklet} to={wayInto(booklet)}>
                <BookletStatusTag booklet={booklet} />
                <Stand booklet={booklet} />
              </Card>
            ))}
          </ul>
        </section>
      )}
    </QueryView>
  );
};

const Receipts = ({ acknowledged, awaited }: Pick<Reading, 'acknowledged' | 'awaited'>) => {
  const { t } = useTranslation('todo');
  const locale = useLocale();
  const text = t('receipts', {
    count: acknowledged,
    number: wholeNumber(acknowledged, locale),
    awaited: wholeNumber(awaited, locale),
  });
  return (
    <>
      <ProgressBar label={text} value={acknowledged} max={awaited} />
      <p>{text}</p>
    </>
  );
};

/** Booklets that people have in their hands, and how many have answered. */
export const BeingRead = () => {
  const { t } = useTranslation('todo');
  const query = useQuery(readingQuery);
  return (
    <QueryView query={query} skeleton={<WorkSkeleton />} isEmpty={(read) => !read?.length}>
      {(read) => (
        <section aria-labelledby="reading">
          <SectionHeader id="reading" title={t('reading')} />
          <ul className={classes.cards}>
            {read?.map(({ booklet, ...receipts }) => (
              <Card
                key={booklet.id}
                booklet={booklet}
                to={
                  booklet.abilities.set_options
                    ? { to: paths.bookletParticipants, search: { livret: booklet.id } }
                    : wayInto(booklet)
                }
              >
                <BookletStatusTag booklet={booklet} />
                <Receipts {...receipts} />
              </Card>
            ))}
          </ul>
        </section>
      )}
    </QueryView>
  );
};
