type Options = {
  /** The file that this page runs, as the build named it. */
  running: string;
  onNewVersion: () => void;
  interval?: number;
};

const fiveMinutes = 5 * 60 * 1000;

/** What the server would run now; nothing when it cannot be known. */
const currentEntry = async (): Promise<string | undefined> => {
  try {
    const answer = await fetch('/version.json', { headers: { Accept: 'application/json' } });
    const version: unknown = answer.ok ? await answer.json() : null;
    return typeof version === 'object' && version !== null && 'entry' in version ? String(version.entry) : undefined;
  } catch {
    return undefined;
  }
};

/** F20: ask every five minutes, while somebody looks, whether another version was deployed; say it once and ask no more. */
export const watchVersion = ({ running, onNewVersion, interval = fiveMinutes }: Options) => {
  const check = async () => {
    if (document.hidden) return;
    const entry = await currentEntry();
    if (entry === undefined || entry === running) return;
    stop();
    onNewVersion();
  };
  const timer = setInterval(() => void check(), interval);
  const stop = () => clearInterval(timer);
  return stop;
};
