import { VisuallyHidden } from '@livretier/ui';
import { useState } from 'react';

/** A voice for what moves: the sentence that is said, and the place where it is said. */
export const useVoice = () => {
  const [said, setSaid] = useState({ sentence: '', count: 0 });
  const say = (sentence: string) => setSaid(({ count }) => ({ sentence, count: count + 1 }));
  const voice = (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        <span key={said.count}>{said.sentence}</span>
      </span>
    </VisuallyHidden>
  );
  return { say, voice };
};
