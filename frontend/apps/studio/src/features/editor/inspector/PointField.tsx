import type { AnyBlock } from '@livretier/blocks';
import type { Field } from '@livretier/blocks/editor';
import { VisuallyHidden } from '@livretier/ui';
import { useId } from 'react';
import { MediaPreview, useMediaFiles } from '@/features/media';
import classes from './Inspector.module.css';
import { useFieldWords } from './useFieldWords';

type Props = { block: AnyBlock; field: Field; onChange: (props: Record<string, unknown>) => void };

/** Which part of a picture stays in its frame: nine places on the picture itself. A picture that is whole has none. */
export const PointField = ({ block, field: { name, options = [] }, onChange }: Props) => {
  const words = useFieldWords(block.type);
  const group = useId();
  const props = block.props as Record<string, unknown>;
  const [file] = useMediaFiles(typeof props.media === 'string' ? [props.media] : []);
  if (!file || (props.frame ?? 'whole') === 'whole') return null;
  return (
    <fieldset className={classes.media}>
      <legend className={classes.label}>{words.label(name)}</legend>
      <div className={classes.points}>
        <MediaPreview media={file} />
        <div className={classes.pointGrid}>
          {options.map((option) => (
            <label key={String(option)} className={classes.point} title={words.option(name, option)}>
              <input
                type="radio"
                name={group}
                className={classes.radio}
                checked={option === (props[name] ?? 'middle')}
                onChange={() => onChange({ [name]: option })}
              />
              <VisuallyHidden>{words.option(name, option)}</VisuallyHidden>
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
};
