import type { Bundle } from './bundleInput';

/* A long film would fill the telephone: it is watched with a network. */
const LARGEST = 20_000_000;

/* Letters beyond those of Western Europe are fetched by the pages that have them. */
const isRare = (asset: string) => /-(?:cyrillic|greek|vietnamese|devanagari|arabic|hebrew)/.test(asset);

const ofFile = ({ src, size, renditions }: Bundle['media'][string], plain: boolean) => {
  if (size > LARGEST) return [];
  /* What keeps pages shows this format too. */
  const shown = renditions.map(({ avif }) => avif);
  return plain || renditions.length === 0 ? [...shown, src] : shown;
};

/* Logos and covers have one address, whatever the format. */
const shownPlain = ({ logo, cover }: Bundle['booklet']['theme']) => [logo?.media, cover.picture];

/** What a telephone keeps to read without a network: files of this edition, and objects beside all editions. */
export const offlineFiles = (paths: readonly string[], assets: readonly string[], { media, booklet }: Bundle) => ({
  files: paths.filter((path) => !path.startsWith('_/')),
  objects: [
    ...assets.filter((asset) => !isRare(asset)).map((asset) => `o/${asset}`),
    ...new Set(
      Object.entries(media)
        .flatMap(([id, file]) => ofFile(file, shownPlain(booklet.theme).includes(id)))
        .filter((address) => address.startsWith('o/')),
    ),
  ],
});
