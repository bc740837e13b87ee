import {
  BookletView,
  ChangesView,
  DoorView,
  darkSheet,
  doors,
  fileOf,
  hrefsFrom,
  layoutOf,
  type Place,
  placesOf,
  rootFrom,
  themeSheet,
  type Ways,
} from '@livretier/booklet';
import { renderToStaticMarkup } from 'react-dom/server';
import { builtName, readAsset, withFetched } from '../assets';
import { EASY_SHEET, fontSheets, LATER_SHEET, screenSheets, writtenFonts } from '../sheets';
import { titleOf } from '../titleOf';
import { answersOf } from './answers';
import type { Bundle } from './bundleInput';
import { EditionHtml, participantFiles, unclearFiles, wordsOf } from './EditionHtml';
import { contentOf } from './edition';
import { iconOf } from './icon';
import { EntryTags, LinkTags } from './LinkTags';
import { manifestOf } from './manifest';
import { offlineFiles } from './offlineFiles';
import { iconPicture } from './pictures/iconPicture';
import type { Picture } from './pictures/picture';
import { sharePicture } from './pictures/sharePicture';
import { searchIndex } from './search/searchIndex';

type File = { path: string; text: string };
/** What others show of the booklet: beside a link to it, and on the screen of a telephone. */
type Pictures = { share: Picture; icon: Picture };

const html = (page: Parameters<typeof renderToStaticMarkup>[0]) => `<!doctype html>${renderToStaticMarkup(page)}\n`;
const json = (data: unknown) => `${JSON.stringify(data)}\n`;

/* Where the edge sync will lay what stands outside its edition. */
const outside: Ways = { root: '__ROOT__', bundle: '__ROOT____BUNDLE__/' };

const scriptsOf = (bundle: Bundle, place: Place) => [
  'settings.js',
  ...wordsOf(bundle),
  'reader.js',
  ...(place.screen === 'search' ? ['search.js'] : []),
];

const screen = (bundle: Bundle, place: Place, ways: Ways, { share, icon }: Pictures) => {
  const title = titleOf(contentOf(bundle), place);
  return (
    <EditionHtml
      bundle={bundle}
      title={title}
      ways={ways}
      sheets={screenSheets.filter((sheet) => sheet === `${place.screen}.css`)}
      theme={`${ways.bundle}theme.css`}
      scripts={scriptsOf(bundle, place)}
      head={
        <>
          <link rel="apple-touch-icon" href={`${ways.root}o/${icon.name}`} />
          {place.screen === 'page' && bundle.offers.questions && (
            <noscript>
              <link rel="stylesheet" href={`${ways.root}o/${builtName('unclear.css')}`} />
            </noscript>
          )}
          {ways === outside ? (
            <EntryTags bundle={bundle} title={title} share={share.name} />
          ) : (
            <LinkTags bundle={bundle} place={place} title={title} />
          )}
        </>
      }
    >
      {(content, drawing) => <BookletView content={content} place={place} drawing={drawing} ways={ways} />}
    </EditionHtml>
  );
};

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
    sheets={['cover.css', 'door.css']}
    theme={`${outside.root}theme.css`}
    scripts={[]}
  >
    {(content, drawing) => (
      <DoorView
        content={content}
        door={doors[name] ?? { reason: 'suspended', icon: 'clock' }}
        drawing={drawing}
        root={outside.root}
      />
    )}
  </EditionHtml>
);

/** Where each page is found and what it is called: the edge sync tells who reads a former version which ones changed. */
const pagesOf = (bundle: Bundle) => {
  const content = contentOf(bundle);
  const { page } = hrefsFrom(content, { screen: 'cover' });
  const pages = content.chapters.flatMap((chapter) => chapter.pages);
  return Object.fromEntries(pages.map(({ id, title }) => [id, { href: page(id), title }]));
};

const changes = (bundle: Bundle) => (
  <EditionHtml
    bundle={{ ...bundle, offers: { ...bundle.offers, indexed: false } }}
    title={bundle.booklet.name}
    ways={outside}
    theme={`${outside.bundle}theme.css`}
    scripts={['settings.js']}
  >
    {(content) => (
      <ChangesView
        content={content}
        entry={`${outside.root}${bundle.locale === bundle.reference ? '' : `${bundle.locale}/`}`}
      />
    )}
  </EditionHtml>
);

/** What stands before and around the edition. */
const outsideFiles = (bundle: Bundle, theme: string, objects: string[], pictures: Pictures): File[] => [
  { path: '_/entry.html', text: html(screen(bundle, { screen: 'cover' }, outside, pictures)) },
  ...Object.keys(doors).map((name) => ({ path: `_/${name}.html`, text: html(door(bundle, name)) })),
  { path: '_/changes.html', text: html(changes(bundle)) },
  { path: '_/pages.json', text: json(pagesOf(bundle)) },
  { path: '_/theme.css', text: theme },
  { path: '_/door.json', text: json({ objects }) },
  { path: '_/manifest.webmanifest', text: json(manifestOf(contentOf(bundle), pictures.icon.name)) },
  { path: '_/icon.svg', text: iconOf(contentOf(bundle)) },
  { path: '_/sw.js', text: readAsset('worker.js') },
];

const editionFiles = (bundle: Bundle, theme: string, pictures: Pictures): File[] => {
  const content = contentOf(bundle);
  const pages = placesOf(content).map((place) => {
    const path = fileOf(content, place) ?? '';
    const way = rootFrom(path);
    return { path, text: html(screen(bundle, place, { bundle: way, root: `${way}../` }, pictures)) };
  });
  return [
    ...pages,
    { path: 'theme.css', text: theme },
    { path: 'search.json', text: json(searchIndex(content, bundle.values)) },
    { path: 'answers.json', text: json(answersOf(content)) },
  ];
};

/** Every file of an edition, by its path; the assets that stand beside all editions, and the pictures to draw there. */
export const renderBundle = (bundle: Bundle) => {
  const { theme } = bundle.booklet;
  const sheet = `${themeSheet(theme)}${darkSheet(theme)}`;
  const worn = [
    ...withFetched(['booklet.css', 'cover.css', 'door.css', `${theme.cover.drawing}.svg`]),
    ...withFetched(fontSheets(theme.fonts)).filter((name) => !name.endsWith('.css')),
  ];
  const logos = Object.values(logoOf(bundle)).flatMap(({ src }) => src.match(/^o\/(.+)$/)?.[1] ?? []);
  const scripts = [
    'settings.js',
    ...wordsOf(bundle),
    'reader.js',
    'facts.js',
    'search.js',
    ...screenSheets,
    LATER_SHEET,
    EASY_SHEET,
    ...participantFiles(bundle),
    ...unclearFiles,
  ];
  const assets = [...new Set([...worn, ...withFetched(scripts)])].toSorted();
  const pictures = { share: sharePicture(bundle, layoutOf(theme)), icon: iconPicture(bundle) };
  const files = editionFiles(bundle, `${writtenFonts(theme.fonts, '../o/')}${sheet}`, pictures);
  const paths = files.map(({ path }) => path);
  return {
    files: [
      ...files,
      { path: 'files.json', text: json(offlineFiles(paths, assets, bundle)) },
      ...outsideFiles(bundle, `${writtenFonts(theme.fonts, 'o/')}${sheet}`, [...worn, ...logos], pictures),
    ],
    assets,
    pictures: [pictures.share, pictures.icon],
  };
};
