import type { components } from '@livretier/api';

/** Whether leaving now would lose it; what is being analysed has arrived. */
export const isUnderWay = ({ state }: UploadItem) =>
  state === 'waiting' || state === 'sending' || state === 'paused' || state === 'interrupted';

export type MediaKind = components['schemas']['MediaKind'];
export type ServerUpload = components['schemas']['UploadOut'];

/** `interrupted`: the network is lost, and it goes on by itself. */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'interrupted' | 'analysing' | 'ready' | 'refused';

/** Why a file was not taken: seen here before it was sent, or said by the server. */
export type Problem =
  | { code: 'format' | 'empty' | 'unreadable' | 'unreachable' }
  | { code: 'tooLarge'; limit: number }
  | { code: 'server'; sentence: string };

export type UploadOptions = { folderId?: string | null; replacesId?: string };

/** A file on its way to the library, as screens show it. */
export type UploadItem = {
  key: number;
  name: string;
  kind: MediaKind | null;
  size: number;
  /** Bytes that have left, those under way included. */
  sent: number;
  state: UploadState;
  problem: Problem | null;
  /** Whether trying again may help. */
  retriable: boolean;
  /** The file of the library, when it is ready. */
  fileId: string | null;
};
