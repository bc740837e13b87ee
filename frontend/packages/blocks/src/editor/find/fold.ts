/** Text without capitals and accents, each character in its place; an apostrophe is one however it is typed. */
export const fold = (text: string) =>
  Array.from({ length: text.length }, (_, at) => {
    if (text.charAt(at) === '’') return "'";
    const letter = text.charAt(at).normalize('NFD').charAt(0);
    return letter.toLowerCase().charAt(0) || text.charAt(at);
  }).join('');
