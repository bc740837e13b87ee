import classes from './KeyHint.module.css';

/** The keys that do the same as what stands beside them. */
export const KeyHint = ({ children }: { children: string }) => <kbd className={classes.key}>{children}</kbd>;
