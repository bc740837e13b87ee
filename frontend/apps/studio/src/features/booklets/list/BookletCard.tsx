import { BookletStatusTag } from '../../../shared/booklet/BookletStatusTag';
import { CoverOf } from '../../../shared/booklet/CoverOf';
import { useSignedInUser } from '../../accounts';
import { BookletMenu } from '../acts/BookletMenu';
import { OpenBooklet } from '../OpenBooklet';
import type { BookletLine } from '../types';
import classes from './BookletCards.module.css';
import { Edited } from './Edited';
import type { ListProps } from './listProps';
import { Progress } from './Progress';

type Props = Pick<ListProps, 'onAsk' | 'level'> & { booklet: BookletLine };

/** A cover on its tray, and where the booklet stands. The whole of it opens the booklet. */
export const BookletCard = ({ booklet, onAsk, level = 2 }: Props) => {
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
