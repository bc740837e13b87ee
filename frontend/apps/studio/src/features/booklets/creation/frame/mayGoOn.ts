import { useEffect, useEffectEvent } from 'react';

let question: (() => boolean) | null = null;

/** A step that lacks something keeps one there: it says itself what, and answers false. */
export const useBeforeGoingOn = (check: () => boolean) => {
  const ask = useEffectEvent(check);
  useEffect(() => {
    const asked = () => ask();
    question = asked;
    return () => {
      if (question === asked) question = null;
    };
  }, []);
};

export const mayGoOn = () => question?.() ?? true;
