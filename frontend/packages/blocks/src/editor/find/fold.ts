/** Text without capitals and accents, each character in its place. */
export const fold = (text: string) =>
  Array.from({ length: text.length }, (_, at) => {
    const letter = text.charAt(at).normalize('NFD').charAt(0);
    return letter.toLowerCase().charAt(0) || text.charAt(at);
  }).join('');
