import { uploads } from './uploads';

/** The file of the library once an upload is in it, whatever screen one is on by then; nothing when it was not taken. */
export const arrivalOf = (key: number) =>
  new Promise<string | null>((resolve) => {
    const look = () => {
      const item = uploads.store.get().find((one) => one.key === key);
      if (item && item.state !== 'ready' && item.state !== 'refused') return;
      stop();
      resolve(item?.fileId ?? null);
    };
    const stop = uploads.store.subscribe(look);
    look();
  });
