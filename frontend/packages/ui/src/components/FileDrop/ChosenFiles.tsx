import { IconFile, IconX } from '@tabler/icons-react';
import { pageLanguage } from '../../labels/pageLanguage';
import { useLabels } from '../../labels/useLabels';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { TwoLines } from '../TwoLines/TwoLines';
import classes from './FileDrop.module.css';
import { writeSize } from './size';

type Props = { files: readonly File[]; onRemove: (file: File) => void };

export const ChosenFiles = ({ files, onRemove }: Props) => {
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
