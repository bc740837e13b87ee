import { Icon } from '@livretier/ui';
import { IconFileTypePdf, IconMusic, IconPhotoOff, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import type { MediaFile } from '../api';
import classes from './Thumbnail.module.css';

/* Not IconPhoto: the navigation has that one, and what it shares with a screen would come with the first page. */

/** What stands for a file that has no picture of itself. */
const kindIcons = {
  image: IconPhotoOff,
  video: IconVideo,
  document: IconFileTypePdf,
  audio: IconMusic,
} as const;

/** Every width of an image in one format, as a browser chooses among them. */
const srcSet = ({ renditions }: Pick<MediaFile, 'renditions'>, format: 'avif' | 'webp') =>
  renditions.map((rendition) => `${rendition[format]} ${rendition.width}w`).join(', ');

type Props = {
  file: MediaFile;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes: string;
  /** Nothing when its name stands beside it. */
  alt?: string;
  fit?: 'cover' | 'contain';
  iconSize?: number;
};

/** The image of a file over its tiny placeholder; the icon of its kind when there is no image. */
export const Thumbnail = ({ file, sizes, alt = '', fit = 'cover', iconSize = 32 }: Props) => {
  const [shown, setShown] = useState(false);
  const [broken, setBroken] = useState(false);
  const [smallest] = file.renditions;
  const src = smallest?.webp ?? (file.kind === 'image' ? file.address : undefined);
  if (!src || broken) return <Icon of={kindIcons[file.kind]} size={iconSize} />;
  return (
    <>
      {file.placeholder && !shown && (
        <img src={file.placeholder} alt="" aria-hidden="true" className={classes.image} data-fit={fit} />
      )}
      <picture>
        {smallest && <source type="image/avif" srcSet={srcSet(file, 'avif')} sizes={sizes} />}
        <img
          src={src}
          srcSet={smallest && srcSet(file, 'webp')}
          sizes={smallest && sizes}
          alt={alt}
          width={smallest?.width ?? file.width ?? undefined}
          height={smallest?.height ?? file.height ?? undefined}
          loading="lazy"
          decoding="async"
          className={classes.image}
          data-fit={fit}
          onLoad={() => setShown(true)}
          onError={() => setBroken(true)}
        />
      </picture>
    </>
  );
};
