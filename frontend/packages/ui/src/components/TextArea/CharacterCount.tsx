import { useDebouncedValue } from '@mantine/hooks';
import { type RefObject, useEffect, useState } from 'react';
import { useLabels } from '../../labels/useLabels';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './TextArea.module.css';

const few = 20;
/** A screen reader hears it once the person stops, not at every key. */
const pause = 800;

/** "72 / 200", and a polite word for the ears when few characters remain. */
export const CharacterCount = ({ of: box, limit }: { of: RefObject<HTMLTextAreaElement | null>; limit: number }) => {
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
