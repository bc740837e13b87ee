import { queryOptions } from '@tanstack/react-query';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';
import { pixelsOf } from './pixels';

/** What a logo is printed with; `media` names it, since its address changes every day. */
export const logoPixelsQuery = (media: string, src: string) =>
  queryOptions({
    queryKey: ['logo', media],
    queryFn: () => pixelsOf(src),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    meta: shownInPlace,
    retry: false,
  });
