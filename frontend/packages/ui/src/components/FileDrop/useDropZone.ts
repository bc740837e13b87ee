import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';

/** Whether files hang over an element, and what to do when they are dropped or pasted there. */
export const useDropZone = (onFiles: (files: readonly File[]) => void, disabled: boolean) => {
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
