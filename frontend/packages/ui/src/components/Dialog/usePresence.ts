import { useEffect, useState } from 'react';

/** What is closed stays on screen while it leaves: `open`, then `closing` for a while, then nothing. */
export const usePresence = (opened: boolean, leaveTime: number) => {
  const [present, setPresent] = useState(opened);
  if (opened && !present) setPresent(true);
  useEffect(() => {
    if (opened) return;
    const timer = setTimeout(() => setPresent(false), leaveTime);
    return () => clearTimeout(timer);
  }, [opened, leaveTime]);
  if (opened) return 'open';
  return present ? 'closing' : undefined;
};
