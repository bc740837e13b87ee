const herbs = ['lavande', 'thym', 'safran'];
const ours = new RegExp(`(${herbs.join('|')})\\d{4}`, 'g');

/** The words of sentences that `newSentence` made; each is in one sentence only. */
export const wordsIn = (text: string | null | undefined) => new Set(text?.match(ours) ?? []);

/** Those that are not among the others. */
export const except = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...words].filter((word) => !others.has(word));

/** Every sentence that somebody typed, and what became of it. */
export const openLedger = () => {
  const sentences: string[] = [];
  const arrived = new Set<string>();
  const givenUp = new Set<string>();
  const lost = new Set<string>();
  const overwritten = new Set<string>();

  const enter = (sentence: string, page: ReadonlySet<string>) => {
    const missing = except(wordsIn(sentence), page);
    if (missing.length === 0) arrived.add(sentence);
    else if (!missing.every((word) => givenUp.has(word))) (arrived.has(sentence) ? overwritten : lost).add(sentence);
  };

  return {
    newSentence: () => {
      const number = String(sentences.length + 1).padStart(4, '0');
      const sentence = `${herbs.map((herb) => `${herb}${number}`).join(' ')}.`;
      sentences.push(sentence);
      return sentence;
    },
    /** Somebody deleted these words, or read them and chose others. */
    giveUp: (words: Iterable<string>) => {
      for (const word of words) givenUp.add(word);
    },
    /** At the end of a round: a word that is on the page after all must be given up again before it may go. */
    close: (page: ReadonlySet<string>) => {
      for (const sentence of sentences) enter(sentence, page);
      for (const word of page) givenUp.delete(word);
    },
    count: () => ({ typed: sentences.length, lost: [...lost], overwritten: [...overwritten] }),
  };
};

export type Ledger = ReturnType<typeof openLedger>;
