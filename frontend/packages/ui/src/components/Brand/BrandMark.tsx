import classes from './Brand.module.css';

/** An open booklet with its stitches. */
export const BrandMark = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="9" className={classes.ground} />
    <path d="M6.5 9.6C9.8 8 13 8.2 16 10.2V24.4C13 22.4 9.8 22.2 6.5 23.8Z" className={classes.left} />
    <path d="M25.5 9.6C22.2 8 19 8.2 16 10.2V24.4C19 22.4 22.2 22.2 25.5 23.8Z" className={classes.right} />
    <path
      d="M16 12.2V22.4"
      strokeWidth="2.1"
      strokeLinecap="round"
      strokeDasharray="2 2.9"
      className={classes.stitch}
    />
  </svg>
);
