import {
  BookletView,
  DoorView,
  darkSheet,
  doors,
  fileOf,
  type Place,
  placesOf,
  rootFrom,
  themeSheet,
  type Ways,
} from '@livretier/booklet';
import { renderToStaticMarkup } from 'react-dom/server';
import { readAsset, withFetched } from '../assets';
import { fontSheets, writtenFonts } from '../sheets';
import { titleOf } from '../titleOf';
import { answersOf } from './answers';
import type { Bundle } from './bundleInput';
import { EditionHtml } from './EditionHtml';
import { contentOf } from './edition';
import { iconOf } from './icon';
import { manifestOf } from './manifest';
import { offlineFiles } from './offlineFiles';
import { searchIndex } from './search/searchIndex';

type File = { path: string; text: string };

const html = (page: Parameters<typeof renderToStaticMarkup>[0]) => `<!doctype html>${renderToStaticMarkup(page)}\n`;
const json = (data: unknown) => `${JSON.stringify(data)}\n`;

/* Where the edge sync will lay what stands outside its edition. */
const outside: Ways = { root: '__ROOT__', bundle: '__ROOT____BUNDLE__/' };

const scriptsOf = (place: Place) => ['settings.js', 'reader.js', ...(place.screen === 'search' ? ['search.js'] : [])];

const screen = (bundle: Bundle, place: Place, ways: Ways) => (
  <EditionHtml
    bundle={bundle}
    title={titleOf(contentOf(bundle), place)}
    ways={ways}
    theme={`${ways.bundle}theme.css`}
    scripts={scriptsOf(place)}
  >
    {(content, drawing) => <BookletView content={content} place={place} drawing={drawing} ways={ways} />}
  </EditionHtml>
);

/** The one file of a company that everybody may see who stands before its booklet. */
const logoOf = ({ booklet: { theme }, media }: Bundle) => {
  const logo = theme.logo && media[theme.logo.media];
  return logo && theme.logo ? { [theme.logo.media]: logo } : {};
};

const door = (bundle: Bundle, name: string) => (
  <EditionHtml
    bundle={{ ...bundle, media: logoOf(bundle), offers: { ...bundle.offers, indexed: false } }}
    title={bundle.booklet.name}
    ways={outside}
    theme={`${outside.root}theme.css`}
    scripts={[]}
  >
    {(content, drawing) => (
      <DoorView content={content} door={doors[name] ?? { reason: 'suspended' }} drawing={drawing} root={outside.root} />
    )}
  </EditionHtml>
);

/** What stands before and around the edition. */
const outsideFiles = (bundle: Bundle, theme: string, objects: string[]): File[] => [
  { path: '_/entry.html', text: html(screen(bundle, { screen: 'cover' }, outside)) },
  ...Object.keys(doors).map((name) => ({ path: `_/${name}.html`, text: html(door(bundle, name)) })),
  { path: '_/theme.css', text: theme },
  { path: '_/door.json', text: json({ objects }) },
  { path: '_/manifest.webmanifest', text: json(manifestOf(contentOf(bundle))) },
  { path: '_/icon.svg', text: iconOf(contentOf(bundle)) },
  { path: '_/sw.js', text: readAsset('worker.js') },
];

const editionFiles = (bundle: Bundle, theme: string): File[] => {
  const content = contentOf(bundle);
  const pages = placesOf(content).map((place) => {
    const path = fileOf(content, place) ?? '';
    const way = rootFrom(path);
    return { path, text: html(screen(bundle, place, { bundle: way, root: `${way}../` })) };
  });
  return [
    ...pages,
    { path: 'theme.css', text: theme },
    { path: 'search.json', text: json(searchIndex(content, bundle.values)) },
    { path: 'answers.json', text: json(answersOf(content)) },
  ];
};

/** Every file of an edition, by its path, and the assets that stand beside all editions. */
export const renderBundle = (bundle: Bundle) => {
  const { theme } = bundle.booklet;
  const sheet = `${themeSheet(theme)}${darkSheet(theme)}`;
  const worn = [
    ...withFetched(['booklet.css', `${theme.cover.drawing}.svg`]),
    ...withFetched(fontSheets(theme.fonts)).filter((name) => !name.endsWith('.css')),
  ];
  const logos = Object.values(logoOf(bundle)).flatMap(({ src }) => src.match(/^o\/(.+)$/)?.[1] ?? []);
  const assets = [...new Set([...worn, ...withFetched(['settings.js', 'reader.js', 'search.js'])])].toSorted();
  const files = editionFiles(bundle, `${writtenFonts(theme.fonts, '../o/')}${sheet}`);
  const paths = files.map(({ path }) => path);
  return {
    files: [
      ...files,
      { path: 'files.json', text: json(offlineFiles(paths, assets, bundle)) },
      ...outsideFiles(bundle, `${writtenFonts(theme.fonts, 'o/')}${sheet}`, [...worn, ...logos]),
    ],
    assets,
  };
};
