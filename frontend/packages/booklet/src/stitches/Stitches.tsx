const MOST = 14;

type Props = {
  count: number;
  done: number;
  current?: boolean;
  /** Filled on the device of a reader, who has read some. */
  fills?: boolean;
};

const state = (index: number, { done, current }: Props) => {
  if (index < done) return 'lvr-stitch lvr-stitch-done';
  return current && index === done ? 'lvr-stitch lvr-stitch-current' : 'lvr-stitch';
};

/** The thread: how far, one stitch for each. The words beside it say the same. */
export const Stitches = (props: Props) => {
  const { count, done, current, fills } = props;
  const island = fills ? 'thread' : undefined;
  if (count > MOST)
    return (
      <svg
        className="lvr-thread"
        viewBox={`0 0 ${count} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-island={island}
      >
        <rect className="lvr-thread-done" width={done + (current ? 0.5 : 0)} height="1" />
      </svg>
    );
  return (
    <div className="lvr-stitches" aria-hidden="true" data-island={island}>
      {Array.from({ length: count }, (_, index) => (
        <span key={String(index)} className={state(index, props)} />
      ))}
    </div>
  );
};
