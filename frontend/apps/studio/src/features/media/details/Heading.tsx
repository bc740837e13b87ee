import type { MediaDetails } from '../types';
import classes from './Heading.module.css';
import { useFileFacts } from './useFileFacts';

/** The name of the file, and what is known of it. */
export const Heading = ({ file }: { file: MediaDetails }) => (
  <div className={classes.heading}>
    <h3 className={classes.name}>{file.name}</h3>
    <p className={classes.facts}>{useFileFacts()(file)}</p>
  </div>
);
