import { VisuallyHidden } from '@livretier/ui';
import { useState } from 'react';

/** A voice for what moves: the sentence that is said, and the place where it is said. */
export const useVoice = () => {
  const [said, setSaid] = useState({ sentence: '', turn: 0 });
  const say = (sentence: string) => setSaid(({ turn }) => ({ sentence, turn: turn + 1 }));
  const voice = (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        <span key={said.turn}>{said.sentence}</span>
      </span>
    </VisuallyHidden>
  );
  return { say, voice };
};
