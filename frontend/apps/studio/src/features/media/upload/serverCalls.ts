import { api, unwrap } from '@livretier/api';
import type { UploadOptions } from './types';

const path = (upload_id: string) => ({ params: { path: { upload_id } } });

export const startUpload = ({ name, size }: File, { folderId, replacesId }: UploadOptions) =>
  unwrap(
    api.POST('/api/media/uploads', {
      body: { name, size, folder_id: folderId ?? null, replaces_id: replacesId ?? null },
    }),
  );

export const fetchUpload = (id: string) => unwrap(api.GET('/api/media/uploads/{upload_id}', path(id)));

export const signParts = async (id: string, numbers: number[]) => {
  const { items } = await unwrap(api.POST('/api/media/uploads/{upload_id}/parts', { ...path(id), body: { numbers } }));
  return new Map(items.map(({ number, address }) => [number, address]));
};

export const completeUpload = (id: string) => unwrap(api.POST('/api/media/uploads/{upload_id}/completion', path(id)));

/** What is not cancelled because nobody answers is forgotten by the server after a while. */
export const cancelUpload = (id: string) =>
  unwrap(api.DELETE('/api/media/uploads/{upload_id}', path(id))).catch(() => undefined);
