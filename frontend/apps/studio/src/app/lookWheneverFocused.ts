import { focusManager } from '@tanstack/react-query';

/** Two windows side by side are both visible: the one that somebody turns to asks again who is signed in. */
export const lookWheneverFocused = () =>
  focusManager.setEventListener((look) => {
    const listen = () => look();
    window.addEventListener('visibilitychange', listen);
    window.addEventListener('focus', listen);
    return () => {
      window.removeEventListener('visibilitychange', listen);
      window.removeEventListener('focus', listen);
    };
  });
