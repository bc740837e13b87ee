import type { MediaSource } from '../context/media';

const sizes = '(min-width: 760px) 720px, 100vw';

const candidates = (renditions: NonNullable<MediaSource['renditions']>, format: 'avif' | 'webp') =>
  renditions.map(({ width, [format]: address }) => `${address} ${width}w`).join(', ');

/** A picture in the lightest form that the browser knows; without words it is decoration. */
export const Picture = ({ source, alt }: { source: MediaSource; alt: string }) => {
  const { src, width, height, renditions = [] } = source;
  return (
    <picture>
      {renditions.length > 0 && (
        <>
          <source type="image/avif" srcSet={candidates(renditions, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={candidates(renditions, 'webp')} sizes={sizes} />
        </>
      )}
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
};
