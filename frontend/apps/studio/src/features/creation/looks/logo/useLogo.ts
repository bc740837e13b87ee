import { type FoundColour, paletteFrom } from '@livretier/booklet';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BookletOut } from '../../../../shared/booklet/queries';
import { useMediaFiles } from '../../../media';
import { logoPixelsQuery } from './logoPixelsQuery';

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
