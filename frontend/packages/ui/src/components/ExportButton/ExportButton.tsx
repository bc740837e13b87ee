import { IconDownload } from '@tabler/icons-react';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { FieldError } from '../fields/FieldError';
import { Icon } from '../Icon/Icon';
import classes from './ExportButton.module.css';
import { useDownload } from './useDownload';

type Props = {
  fetchFile: () => Promise<Blob>;
  /** The name of the saved file: "journal-2027-03-16.csv". */
  name: string;
  children: string;
};

/** Saves what the server exports; a failure is said beside the button, which tries again. */
export const ExportButton = ({ fetchFile, name, children }: Props) => {
  const labels = useLabels();
  const { busy, error, start } = useDownload(fetchFile, name);
  return (
    <div className={classes.export}>
      <Button busy={busy} onClick={() => void start()}>
        {!busy && <Icon of={IconDownload} />}
        {children}
      </Button>
      <p role="alert" className={classes.error}>
        {error !== null && <FieldError>{labels.downloadFailed}</FieldError>}
      </p>
    </div>
  );
};
