import type { Bundle } from '../bundleInput';

type File = Bundle['media'][string];

const nameIn = (src: string) => src.match(/^o\/([\w.-]+\.(?:webp|png|jpe?g))$/)?.[1];

/** The object of a picture that is wide enough, or else its widest; nothing when it is none that can be drawn. */
export const objectOf = (file: File | undefined, wanted: number) => {
  if (file?.kind !== 'image') return undefined;
  const enough = file.renditions.toSorted((one, other) => one.width - other.width).find(({ width }) => width >= wanted);
  return nameIn(enough?.webp ?? file.src);
};
