import type { Picture } from '../api/news';

type Props = { picture: Picture; className?: string | undefined; decorative?: boolean };

/** A picture of the platform's library in the width that its place asks for. */
export const Photo = ({ picture, className, decorative = false }: Props) => {
  const { src, alt, width, height, renditions } = picture;
  const sizes = '(max-width: 700px) 100vw, 700px';
  return (
    <picture>
      {renditions.length > 0 && (
        <source type="image/webp" sizes={sizes} srcSet={renditions.map((one) => `${one.webp} ${one.width}w`).join()} />
      )}
      <img
        src={src}
        alt={decorative ? '' : alt}
        className={className}
        loading="lazy"
        {...(width && height && { width, height })}
      />
    </picture>
  );
};
