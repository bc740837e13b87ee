import { Icon } from '@livretier/ui';
import { IconArrowRight } from '@tabler/icons-react';
import type { BookletOut } from '@/features/booklets/api';
import classes from './Miniature.module.css';

type Structure = BookletOut['structure'];

const Lines = ({ lengths }: { lengths: readonly number[] }) =>
  lengths.map((length, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: strokes of a drawing, which never move
    <i key={place} className={classes.line} data-length={length} />
  ));

const Stitches = ({ done }: { done: number }) => (
  <span className={classes.stitches}>
    {[1, 2, 3, 4].map((number) => (
      <i key={number} data-done={number <= done || undefined} />
    ))}
  </span>
);

const drawings: Record<Structure, readonly [React.ReactNode, React.ReactNode]> = {
  single_page_per_topic: [
    <>
      <i className={classes.title} />
      <i className={classes.picture} />
      <Lines lengths={[3, 2, 1]} />
      <i className={classes.title} data-small />
      <Lines lengths={[3, 2]} />
    </>,
    <>
      <i className={classes.title} />
      <Lines lengths={[3, 2]} />
      <i className={classes.callout} />
      <Lines lengths={[3, 2, 1]} />
    </>,
  ],
  chapters_and_pages: [
    <>
      <i className={classes.title} />
      {[2, 3, 1, 2, 1].map((length, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes of a drawing, which never move
        <span key={place} className={classes.entry}>
          <i className={classes.number} />
          <i className={classes.line} data-length={length} />
        </span>
      ))}
    </>,
    <>
      <Stitches done={1} />
      <i className={classes.title} />
      <i className={classes.picture} />
      <Lines lengths={[3, 1]} />
      <i className={classes.button} />
    </>,
  ],
  guided_path: [
    <>
      <Stitches done={2} />
      <i className={classes.title} />
      <Lines lengths={[3, 2]} />
      <i className={classes.button} />
    </>,
    <>
      <Stitches done={4} />
      <span className={classes.question}>
        <Lines lengths={[2]} />
        <i className={classes.answer} />
        <i className={classes.answer} data-right />
        <i className={classes.answer} />
      </span>
      <i className={classes.button} />
    </>,
  ],
};

/** How one goes on in a booklet of this structure, as two small telephones. */
export const Miniature = ({ structure }: { structure: Structure }) => {
  const [first, second] = drawings[structure];
  return (
    <span className={classes.miniature} data-picture aria-hidden="true">
      <span className={classes.phone}>{first}</span>
      {structure !== 'single_page_per_topic' && <Icon of={IconArrowRight} size={16} />}
      <span className={classes.phone}>{second}</span>
    </span>
  );
};
