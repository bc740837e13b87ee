import { InputBase } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useRef } from 'react';
import { type FieldProps, field, fieldClasses } from '../fields/field';
import type { NativeProps } from '../fields/native';
import { CharacterCount } from './CharacterCount';
import classes from './TextArea.module.css';
import { useGrowth } from './useGrowth';

type Props = FieldProps &
  NativeProps<'textarea'> & {
    /** How many characters there may be: counts them, and says so when few remain. */
    limit?: number | undefined;
  };

/** Text of several lines; it grows with what is written. */
export const TextArea = ({ label, hint, error, optional, limit, ref, ...rest }: Props) => {
  const box = useRef<HTMLTextAreaElement>(null);
  useGrowth(box);
  return (
    <div className={classes.area}>
      <InputBase
        {...rest}
        {...field({ label, hint, error, optional })}
        component="textarea"
        multiline
        rows={3}
        ref={useMergedRef(box, ref)}
        classNames={{ ...fieldClasses, input: classes.input }}
      />
      {limit !== undefined && <CharacterCount of={box} limit={limit} />}
    </div>
  );
};
