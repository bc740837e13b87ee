export type Provider = 'youtube' | 'vimeo' | 'dailymotion';

const shapes: readonly [Provider, RegExp][] = [
  [
    'youtube',
    /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,32})/,
  ],
  ['vimeo', /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,32})/],
  ['dailymotion', /^https?:\/\/(?:www\.)?(?:dailymotion\.com\/(?:embed\/)?video\/|dai\.ly\/)([\w-]{4,32})/],
];

/** The video behind an address that people copy from their browser; nothing when it is none of a known provider. */
export const readVideoAddress = (address: string): { provider: Provider; code: string } | undefined => {
  for (const [provider, shape] of shapes) {
    const code = address.trim().match(shape)?.[1];
    if (code) return { provider, code };
  }
  return undefined;
};
