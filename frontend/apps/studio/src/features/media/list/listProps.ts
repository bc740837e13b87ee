import type { Selection } from '@livretier/ui';
import type { Folder, MediaFile } from '../types';

/** What both ways to show the files are given. */
export type ListProps = {
  files: readonly MediaFile[];
  folders: readonly Folder[];
  loading: boolean;
  onOpen: (file: MediaFile) => void;
  activeKey: string | undefined;
  selection: Selection | undefined;
};
