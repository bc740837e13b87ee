import type { MediaSource } from '../context/media';

const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="${colour}"/></svg>`)}`;

const silence = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

export const ids = {
  picture: '018f3c1e-0000-7000-8000-000000000001',
  face: '018f3c1e-0000-7000-8000-000000000002',
  plan: '018f3c1e-0000-7000-8000-000000000003',
  video: '018f3c1e-0000-7000-8000-000000000004',
  audio: '018f3c1e-0000-7000-8000-000000000005',
  file: '018f3c1e-0000-7000-8000-000000000006',
};

const picture = (name: string, colour: string): MediaSource => ({
  kind: 'image',
  name,
  src: drawing(colour),
  size: 84_000,
  width: 1200,
  height: 800,
});

/** A small library: one file of each kind, with nothing to fetch. */
export const media: Record<string, MediaSource> = {
  [ids.picture]: picture('lavabo.jpg', 'teal'),
  [ids.face]: picture('julien.jpg', 'peru'),
  [ids.plan]: picture('plan.png', 'darkseagreen'),
  [ids.video]: { kind: 'video', name: 'accueil.mp4', src: 'data:video/mp4;base64,', size: 12_400_000 },
  [ids.audio]: { kind: 'audio', name: 'mot.wav', src: silence, size: 44 },
  [ids.file]: { kind: 'document', name: 'reglement.pdf', src: 'data:application/pdf;base64,', size: 2_400_000 },
};

export const findMedia = (id: string) => media[id];
