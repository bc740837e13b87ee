import { useStore } from '@livretier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { trayWanted } from '../../../shared/trayWanted';
import { attachUploads } from './attachUploads';
import { guardUploads } from './guardUploads';
import type { UploadOptions } from './types';
import { uploads } from './uploads';

/** The files on their way and what can be done with them, from any screen. */
export const useUploads = () => {
  const client = useQueryClient();
  const items = useStore(uploads.store);
  const { pause, resume, retry, cancel, clearEnded, secondsLeft } = uploads;
  /** Gives the keys under which `items` has them. */
  const add = (files: readonly File[], options?: UploadOptions) => {
    attachUploads(client);
    guardUploads();
    trayWanted.set(true);
    return uploads.add(files, options);
  };
  return { items, add, pause, resume, retry, cancel, clearEnded, secondsLeft };
};
