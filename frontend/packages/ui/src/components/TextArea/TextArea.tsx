import { InputBase } from '@mantine/core';
import { useDebouncedValue, useMergedRef } from '@mantine/hooks';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLabels } from '../../labels/useLabels';
import { type FieldProps, field, fieldClasses, type NativeProps } from '../fields/field';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './TextArea.module.css';

const few = 20;
/** A screen reader hears it once the person stops, not at every key. */
const pause = 800;

/** "72 / 200", and a polite word for the ears when few characters remain. */
const CharacterCount = ({ of: box, limit }: { of: RefObject<HTMLTextAreaElement | null>; limit: number }) => {
  const labels = useLabels();
  const [length, setLength] = useState(0);
  const [settled] = useDebouncedValue(length, pause);
  const remaining = limit - settled;
  /* A form may have filled the field since the last render, without a key. */
  useEffect(() => setLength(box.current?.value.length ?? 0));
  useEffect(() => {
    const element = box.current;
    const count = () => setLength(element?.value.length ?? 0);
    element?.addEventListener('input', count);
    return () => element?.removeEventListener('input', count);
  }, [box]);
  return (
    <>
      <span className={classes.count} data-over={length > limit || undefined} aria-hidden="true">
        {`${length} / ${limit}`}
      </span>
      <VisuallyHidden>
        <span role="status">
          {remaining <= few && labels.remainingCharacters.replace('{count}', String(remaining))}
        </span>
      </VisuallyHidden>
    </>
  );
};

const stretch = (element: HTMLTextAreaElement) => {
  const borders = element.offsetHeight - element.clientHeight;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + borders}px`;
};

/** Keeps a text area as high as its text, in browsers that do not know `field-sizing`. */
const useGrowth = (box: RefObject<HTMLTextAreaElement | null>) => {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    const grow = () => stretch(element);
    grow();
    element.addEventListener('input', grow);
    return () => element.removeEventListener('input', grow);
  });
};

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
