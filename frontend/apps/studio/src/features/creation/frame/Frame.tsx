import type { ReactNode } from 'react';
import type { BookletOut } from '../../../shared/booklet/queries';
import { BookletContext } from '../bookletContext';
import { PreviewColumn } from '../preview/PreviewColumn';
import { Leftovers } from '../saving/Leftovers';
import type { StepId } from '../step';
import { Foot } from './Foot';
import classes from './Frame.module.css';
import { Header } from './Header';
import { StepsNav } from './StepsNav';

type Props = { step: StepId; booklet: BookletOut | undefined; children: ReactNode };

export const Frame = ({ step, booklet, children }: Props) => (
  <BookletContext value={booklet}>
    {booklet && <Leftovers key={booklet.id} booklet={booklet} />}
    <div className={classes.frame}>
      <Header booklet={booklet} />
      <div className={classes.steps} data-moves>
        <StepsNav current={step} booklet={booklet} />
      </div>
      <div className={classes.work}>
        <div className={classes.area}>{children}</div>
        <PreviewColumn booklet={booklet} />
      </div>
      <Foot current={step} booklet={booklet} />
    </div>
  </BookletContext>
);
