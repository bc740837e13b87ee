import { useEffect, useEffectEvent, useState } from 'react';
import { renamePasted } from './renamePasted';

type Zone = { take: (files: File[]) => void };

/* A zone in a dialog stands over the one of the page: only the last one takes what is dropped or pasted. */
const zones: Zone[] = [];

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/* A text processor puts a picture of what was copied beside its text: in a field, the text is meant. */
const isTextIntoField = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof Element &&
  target.matches('input, textarea, [contenteditable="true"]') &&
  (clipboardData?.types ?? []).includes('text/plain');

/** Files dropped anywhere on the window or pasted anywhere on the page; whether some hang over it now. */
export const useWindowFiles = (onFiles: (files: File[]) => void, disabled: boolean) => {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    if (disabled) return;
    const zone: Zone = { take: (files) => files.length > 0 && take(files) };
    zones.push(zone);
    const isTop = () => zones.at(-1) === zone;
    const end = new AbortController();
    const { signal } = end;
    /** Each element that is entered is left again: only the last exit leaves the window. */
    let depth = 0;
    const move = (change: number) => (event: DragEvent) => {
      if (!(carriesFiles(event) && isTop())) return;
      event.preventDefault();
      depth = Math.max(0, depth + change);
      setOver(depth > 0);
    };
    const drop = (event: DragEvent) => {
      if (!(carriesFiles(event) && isTop())) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      zone.take([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      if (isTop() && !isTextIntoField(event)) zone.take([...(event.clipboardData?.files ?? [])].map(renamePasted));
    };
    window.addEventListener('dragenter', move(1), { signal });
    window.addEventListener('dragleave', move(-1), { signal });
    window.addEventListener('dragover', move(0), { signal });
    window.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => {
      end.abort();
      zones.splice(zones.indexOf(zone), 1);
      setOver(false);
    };
  }, [disabled]);
  return over;
};
