let chosen = false;

/** Whether the language menu was used in this visit while nobody was signed in: then, and only then, it is a wish. */
export const choiceBeforeSignIn = {
  note: () => {
    chosen = true;
  },
  /** The answer, once: the next person to sign in has chosen nothing yet. */
  take: () => {
    const answer = chosen;
    chosen = false;
    return answer;
  },
};
