import { type Selection, VisuallyHidden } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { BookletStatusTag, CoverOf } from '@/features/booklets/booklet';
import type { AskedAct } from '../acts/acts';
import { BookletMenu } from '../acts/BookletMenu';
import type { BookletLine } from '../types';
import classes from './BookletCards.module.css';
import { Edited, OpenBooklet, Progress } from './BookletFacts';
import type { Order } from './useBooklets';

/** What both ways to show booklets are given. */
export type ListProps = {
  booklets: readonly BookletLine[];
  loading?: boolean;
  /** An act that needs an answer first. */
  onAsk: (act: AskedAct, booklet: BookletLine) => void;
  /** What is ticked, where lines can be. */
  selection?: Selection | undefined;
  /** The order of the list, where its heads change it. */
  order?: Order | undefined;
  onOrder?: ((order: Order) => void) | undefined;
  /** Of the names, under the headings of the screen. */
  level?: 2 | 3 | undefined;
};

const waiting = [0, 1, 2, 3, 4, 5, 6, 7];

/** The place of the coming covers, in their own geometry. */
export const BookletCardsSkeleton = ({ count = waiting.length }: { count?: number }) => {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{t('labels.loading')}</VisuallyHidden>
      <div className={classes.cards} data-waiting aria-hidden="true">
        {waiting.slice(0, count).map((place) => (
          <div key={place} className={classes.card}>
            <div className={classes.tray} />
            <div className={classes.words}>
              <span className={classes.bar} />
              <span className={classes.bar} data-short />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
};

type Props = Pick<ListProps, 'onAsk' | 'level'> & { booklet: BookletLine };

/** A cover on its tray, and where the booklet stands. The whole of it opens the booklet. */
const BookletCard = ({ booklet, onAsk, level = 2 }: Props) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  const company = useSignedInUser().company?.name;
  const { name, status, theme, trashed_at } = booklet;
  return (
    <li
      className={classes.card}
      data-archived={status === 'archived' || trashed_at ? true : undefined}
      ref={(card) => void card?.style.setProperty('--cover', theme.colours.primary)}
    >
      <div className={classes.tray}>
        <div className={classes.cover}>
          <CoverOf booklet={booklet} {...(company && { overline: company })} />
        </div>
      </div>
      <div className={classes.words}>
        <Heading className={classes.name}>
          <OpenBooklet booklet={booklet}>{name}</OpenBooklet>
        </Heading>
        <div className={classes.state}>
          <BookletStatusTag booklet={booklet} />
          <Edited booklet={booklet} />
        </div>
        <Progress booklet={booklet} />
      </div>
      <div className={classes.acts}>
        <BookletMenu booklet={booklet} onAsk={onAsk} raised />
      </div>
    </li>
  );
};

/** Booklets as one knows them: by their covers. On a phone, one under the other. */
export const BookletCards = ({ booklets, loading = false, onAsk, level }: ListProps) => {
  const { t } = useTranslation('booklets');
  return (
    <ul className={classes.cards} aria-label={t('list.caption')} aria-busy={loading || undefined}>
      {booklets.map((booklet) => (
        <BookletCard key={booklet.id} booklet={booklet} onAsk={onAsk} level={level} />
      ))}
    </ul>
  );
};
