import { kindOf, problemOf } from './rules';
import type { UploadItem, UploadOptions } from './types';

/** What is known of a file besides what screens show. */
export type Work = {
  key: number;
  file: File;
  options: UploadOptions;
  uploadId?: string | undefined;
  /** How often it failed since something last arrived. */
  tries: number;
  /** Gives up what it does now. */
  controller: AbortController;
  /** What it did before: two of its runs never overlap. */
  last: Promise<unknown>;
};

/** Whether the device still gives the file: it may have been moved or deleted meanwhile. */
export const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

export const newWork = (key: number, file: File, options: UploadOptions): Work => ({
  key,
  file,
  options,
  tries: 0,
  controller: new AbortController(),
  last: Promise.resolve(),
});

/** A file as it is first shown: waiting, or refused at once. */
export const newItem = (key: number, file: File): UploadItem => {
  const problem = problemOf(file);
  return {
    key,
    name: file.name,
    size: file.size,
    kind: kindOf(file.name),
    sent: 0,
    state: problem ? 'refused' : 'waiting',
    problem,
    retriable: false,
    fileId: null,
  };
};
