import { useLabels } from '../../labels/useLabels';
import classes from './fields.module.css';

/** Most fields are needed, so only the others are marked. */
export const OptionalMark = () => <span className={classes.optional}>({useLabels().optional})</span>;
