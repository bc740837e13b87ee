import { Dialog } from '@livretier/ui';
import { type ReactNode, useEffect, useState } from 'react';

const patience = 300;

type Props = { title: string; failed: boolean; onClose: () => void; children: ReactNode };

/** The window before it is known what is in it: most often that takes no time, and nothing flickers. */
export const Waiting = ({ title, failed, onClose, children }: Props) => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    (late || failed) && (
      <Dialog opened wide="very" title={title} onClose={onClose}>
        {children}
      </Dialog>
    )
  );
};
