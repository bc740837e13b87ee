import { FieldError } from './FieldError';
import type { FieldProps } from './field';
import classes from './fields.module.css';

type Props = Pick<FieldProps, 'hint' | 'error'> & { id: string };

/** What stands under a control that the kit does not draw: the hint, or the error in its place. */
export const FieldNote = ({ id, hint, error }: Props) => {
  if (error)
    return (
      <p id={id} className={classes.error}>
        <FieldError>{error}</FieldError>
      </p>
    );
  return (
    hint && (
      <p id={id} className={classes.hint}>
        {hint}
      </p>
    )
  );
};
