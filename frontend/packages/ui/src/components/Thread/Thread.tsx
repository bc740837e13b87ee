import classes from './Thread.module.css';

const curves = {
  wide: { box: '0 0 656 880', path: 'M-30 668 C 60 590 130 606 190 690 S 330 810 452 742 S 590 470 700 500' },
  narrow: { box: '0 0 480 880', path: 'M-20 720 C 80 640 150 650 220 700 S 380 760 520 610' },
};

/** The saddle stitch that runs across identity panels: decoration only. */
export const Thread = ({ curve = 'wide' }: { curve?: keyof typeof curves }) => (
  <svg viewBox={curves[curve].box} preserveAspectRatio="xMidYMax slice" className={classes.thread} aria-hidden="true">
    <path d={curves[curve].path} fill="none" strokeWidth="4.5" strokeLinecap="round" strokeDasharray="19 15" />
  </svg>
);
