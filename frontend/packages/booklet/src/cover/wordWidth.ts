/* How wide letters are at most in the fonts of titles, in hundredths of their size. */
const widths: [RegExp, number][] = [
  [/[ijlIt'’.,:;!|]/, 42],
  [/[mwMWŒœÆæ%@]/, 106],
  [/[A-ZÀ-Þ]/, 84],
  [/[a-zà-ÿ0-9]/, 66],
];

const widthOf = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? 110;

/* A browser may go to the next line at a space that is not one to keep, and after a dash. */
const wordsOf = (name: string) => name.split(/(?<=[-–—])|[ \t\n]+/);

/* What the style sheet knows. */
const steps = [6, 8, 10, 12, 15, 18, 24, 36];

/** How many times its size the longest word of a title is wide, at most. */
export const wordWidth = (name: string) => {
  const widest = Math.max(...wordsOf(name).map((word) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0)));
  return steps.find((step) => step * 100 >= widest) ?? steps.at(-1);
};
