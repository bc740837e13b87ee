import { use } from 'react';
import { EnlargingProvider, type MediaSource } from '../context/media';
import { useWords } from '../context/words';

const sizes = '(min-width: 760px) 720px, 100vw';

const candidates = (renditions: NonNullable<MediaSource['renditions']>, format: 'avif' | 'webp') =>
  renditions.map(({ width, [format]: address }) => `${address} ${width}w`).join(', ');

type Props = { source: MediaSource; alt: string };

const Drawn = ({ source, alt }: Props) => {
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

/** A picture in the lightest form that the browser knows, which readers open large; without words it is decoration. */
export const Picture = ({ source, alt }: Props) => {
  const enlarging = use(EnlargingProvider);
  const { enlarge } = useWords();
  if (!(enlarging && alt)) return <Drawn source={source} alt={alt} />;
  return (
    <a className="lvb-enlarge" href={source.src}>
      <Drawn source={source} alt={alt} />
      <span className="lvb-hidden">({enlarge})</span>
    </a>
  );
};
