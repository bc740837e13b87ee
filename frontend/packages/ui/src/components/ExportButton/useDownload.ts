import { useState } from 'react';
import { saveBlob } from './saveBlob';

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
