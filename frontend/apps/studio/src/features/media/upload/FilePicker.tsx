import { type ReactNode, useRef } from 'react';
import classes from './UploadZone.module.css';

type Props = {
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  /** Draws what opens the device's own window. */
  children: (open: () => void) => ReactNode;
};

/** The device's own window for choosing files. */
export const FilePicker = ({ accept, multiple = true, onFiles, children }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        className={classes.input}
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          /* The same file may be chosen again. */
          currentTarget.value = '';
        }}
      />
    </>
  );
};
