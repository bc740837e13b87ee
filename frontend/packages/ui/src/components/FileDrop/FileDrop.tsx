import { IconCloudUpload, IconFile, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type ComponentProps, type DragEvent, useId, useRef, useState } from 'react';
import { pageLanguage } from '../../labels/pageLanguage';
import { useLabels } from '../../labels/useLabels';
import { FieldNote, type FieldProps, fieldLabel } from '../fields/field';
import fields from '../fields/fields.module.css';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { TwoLines } from '../TwoLines/TwoLines';
import classes from './FileDrop.module.css';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "14 ko", "2,1 Mo": the size of a file in the words of a language. */
export const writeSize = (bytes: number, language: string | undefined) => {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const unit = units[step] ?? 'byte';
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    bytes / 1000 ** step,
  );
};

type ChosenFilesProps = { files: readonly File[]; onRemove: (file: File) => void };

const ChosenFiles = ({ files, onRemove }: ChosenFilesProps) => {
  const labels = useLabels();
  if (files.length === 0) return null;
  return (
    <ul className={classes.files}>
      {files.map((file, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
        <li key={`${file.name}-${place}`} className={classes.file}>
          <Icon of={IconFile} />
          <TwoLines title={file.name} caption={writeSize(file.size, pageLanguage())} size="small" />
          <IconButton
            label={labels.removeFile.replace('{name}', file.name)}
            icon={IconX}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
};

type FileRules = {
  /** As the attribute of a file input: ".png,image/webp,video/*". */
  accept?: string | undefined;
  /** In bytes. */
  maxSize?: number | undefined;
};

type FileSentences = {
  /** What to say of a file whose kind is not accepted. */
  wrongType: (name: string) => string;
  tooLarge: (name: string) => string;
};

const matches = (file: File, rule: string) => {
  if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule);
  if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1));
  return file.type === rule;
};

const isAccepted = (file: File, accept: string) =>
  accept
    .toLowerCase()
    .split(',')
    .some((rule) => matches(file, rule.trim()));

/** Why a file cannot be taken, or null. A drop and a paste pass by the device's own filter. */
const refusalOf = (file: File, { accept, maxSize }: FileRules, say: FileSentences) => {
  if (accept && !isAccepted(file, accept)) return say.wrongType(file.name);
  return maxSize !== undefined && file.size > maxSize ? say.tooLarge(file.name) : null;
};

/** Whether files hang over an element, and what to do when they are dropped or pasted there. */
const useDropZone = (onFiles: (files: readonly File[]) => void, disabled: boolean) => {
  const [over, setOver] = useState(false);
  /** Each child that is entered is left again: only the last exit leaves the zone. */
  const depth = useRef(0);

  const enter = (change: number) => {
    depth.current += change;
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };
  const paste = ({ clipboardData }: ClipboardEvent) => {
    if (!disabled && clipboardData.files.length > 0) onFiles([...clipboardData.files]);
  };

  return {
    over: over && !disabled,
    zone: {
      onDragEnter: () => enter(1),
      onDragLeave: () => enter(-1),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: drop,
      onPaste: paste,
    },
  };
};

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
