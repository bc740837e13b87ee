import type { PickedMedia } from '../../../media';

export const largestLogo = 2_000_000;
export const logoTypes = '.png,.webp,.svg';

const extensions = ['png', 'webp', 'svg'];

/** Why a file of the library cannot be a logo, if it cannot. */
export const logoProblem = ({ extension, size }: Pick<PickedMedia, 'extension' | 'size'>) => {
  if (!extensions.includes(extension.toLowerCase())) return 'wrongType';
  return size > largestLogo ? 'tooLarge' : undefined;
};
