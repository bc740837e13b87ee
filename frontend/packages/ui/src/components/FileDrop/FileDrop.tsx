import { IconCloudUpload } from '@tabler/icons-react';
import { type ComponentProps, useId, useState } from 'react';
import { useLabels } from '../../labels/useLabels';
import { FieldNote } from '../fields/FieldNote';
import { type FieldProps, fieldLabel } from '../fields/field';
import fields from '../fields/fields.module.css';
import { Icon } from '../Icon/Icon';
import { ChosenFiles } from './ChosenFiles';
import classes from './FileDrop.module.css';
import { type FileRules, type FileSentences, refusalOf } from './refusal';
import { useDropZone } from './useDropZone';

type Props = FieldProps &
  FileRules &
  Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'onBlur' | 'ref'> & {
    files: readonly File[];
    onChange: (files: File[]) => void;
    sentences: FileSentences;
    multiple?: boolean;
  };

/** Files: picked with the device's own window, dropped on the zone, or pasted while it has the focus. */
export const FileDrop = (props: Props) => {
  const {
    label,
    hint,
    error,
    optional,
    files,
    onChange,
    sentences,
    multiple = false,
    accept,
    maxSize,
    ...rest
  } = props;
  const labels = useLabels();
  const id = useId();
  const [refusal, setRefusal] = useState('');
  const take = (given: readonly File[]) => {
    const refusals = given.map((file) => refusalOf(file, { accept, maxSize }, sentences));
    const good = given.filter((_, place) => refusals[place] === null);
    setRefusal(refusals.find((sentence) => sentence !== null) ?? '');
    if (good.length > 0) onChange(multiple ? [...files, ...good] : good.slice(0, 1));
  };
  const { over, zone } = useDropZone(take, rest.disabled ?? false);
  const fault = refusal || error;
  return (
    <div className={fields.root}>
      <span id={`${id}-label`} className={fields.label}>
        {fieldLabel({ label, optional })}
      </span>
      <label {...zone} className={classes.zone} data-over={over || undefined}>
        <input
          {...rest}
          type="file"
          className={classes.input}
          accept={accept}
          multiple={multiple}
          aria-labelledby={`${id}-label`}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-prompt ${id}-note`}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            /* The same file may be picked again after it was taken out. */
            currentTarget.value = '';
          }}
        />
        <Icon of={IconCloudUpload} size={20} />
        <span id={`${id}-prompt`}>
          {over ? (
            labels.dropHere
          ) : (
            <>
              {labels.dropFile} <span className={classes.browse}>{labels.browseFiles}</span>
            </>
          )}
        </span>
      </label>
      <div role="status" id={`${id}-note`}>
        <FieldNote id={`${id}-text`} hint={hint} error={fault} />
      </div>
      <ChosenFiles files={files} onRemove={(gone) => onChange(files.filter((file) => file !== gone))} />
    </div>
  );
};
