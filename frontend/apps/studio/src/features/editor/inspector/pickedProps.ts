import type { AnyBlock } from '@livretier/blocks';
import { defaultLocale } from '../../../shared/locale/locales';
import type { PickedMedia } from '../../media';

/** What a block becomes with a file: what the library says of a picture is taken over where nothing is written yet. */
export const pickedProps = ({ props }: Pick<AnyBlock, 'props'>, file: PickedMedia | null): Record<string, unknown> => {
  if (!file) return { media: null };
  const described = 'alt' in props && props.alt === '';
  return {
    media: file.id,
    ...(described && { alt: file.alt[defaultLocale] ?? '' }),
    ...(described && 'decorative' in props && file.decorative && { decorative: true }),
  };
};
