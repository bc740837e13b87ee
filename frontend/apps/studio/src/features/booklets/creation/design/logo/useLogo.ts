import { type FoundColour, paletteFrom } from '@livretier/booklet';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BookletOut } from '@/features/booklets/api';
import { useMediaFiles } from '@/features/media';
import { shownInPlace } from '@/shared/errors/shownInPlace';

/* Small enough to be read at once, large enough for the eye of a letter. */
const longest = 160;

const loaded = async (src: string) => {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
};

/** The pixels of a picture of our own, drawn small: red, green, blue and opacity, one after another. */
const pixelsOf = async (src: string) => {
  const image = await loaded(src);
  /* A drawing may have no size of its own. */
  const [width, height] = [image.naturalWidth || longest, image.naturalHeight || longest];
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
};

/** What a logo is printed with; `media` names it, since its address changes every day. */
const logoPixelsQuery = (media: string, src: string) =>
  queryOptions({
    queryKey: ['logo', media],
    queryFn: () => pixelsOf(src),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    meta: shownInPlace,
    retry: false,
  });

const nothing: readonly FoundColour[] = [];

/** The logo of a theme: its file, what it is printed with, and the colours of it that its author wants to use. */
export const useLogo = (logo: BookletOut['theme']['logo']) => {
  const [file] = useMediaFiles(logo ? [logo.media] : []);
  const pixels = useQuery({ ...logoPixelsQuery(logo?.media ?? '', file?.address ?? ''), enabled: file !== undefined });
  const found = useMemo(() => (pixels.data ? paletteFrom(pixels.data) : nothing), [pixels.data]);
  const wanted = logo?.colours ?? found.filter(({ role }) => role !== null).map(({ colour }) => colour);
  return {
    file,
    found,
    pixels: pixels.data,
    isUnreadable: pixels.isError,
    wanted,
    used: found.filter(({ colour }) => wanted.includes(colour)),
  };
};

export type LogoFacts = ReturnType<typeof useLogo>;
