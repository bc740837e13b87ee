import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { FieldError } from '../fields/field';
import { Icon } from '../Icon/Icon';
import classes from './ExportButton.module.css';

/** Hands a file over to the browser, which keeps it under this name. */
const saveBlob = (blob: Blob, name: string) => {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name });
  link.click();
  /* Not at once: the browser reads the address after the click. */
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

type State = { busy: boolean; error: unknown };

const idle: State = { busy: false, error: null };

/** Fetches a file that the server makes and saves it; `error` is what went wrong the last time, or null. */
export const useDownload = (fetchFile: () => Promise<Blob>, name: string) => {
  const [state, setState] = useState(idle);
  const start = async () => {
    if (state.busy) return;
    setState({ busy: true, error: null });
    try {
      saveBlob(await fetchFile(), name);
      setState(idle);
    } catch (error) {
      setState({ busy: false, error });
    }
  };
  return { ...state, start };
};

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
