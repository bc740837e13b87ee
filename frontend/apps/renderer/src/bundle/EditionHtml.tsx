import { type BookletContent, type DrawingSource, STALE_SHEET, Stale, spokenIn, type Ways } from '@livretier/booklet';
import type { ReactNode } from 'react';
import { placed } from '../addresses';
import { builtName } from '../assets';
import { Shell } from '../Shell';
import { coreFonts, EASY_SHEET, LATER_SHEET } from '../sheets';
import type { Bundle } from './bundleInput';
import { contentOf, labelsOf } from './edition';

const languageOf = ({ locale }: Bundle) => spokenIn(locale).split('-')[0];

/** Every script knows French; what it says in another language comes before it. */
export const wordsOf = (bundle: Bundle, script = 'words') =>
  languageOf(bundle) === 'fr' ? [] : [`${script}-${languageOf(bundle)}.js`];

/** What a reader runs and wears who came by a personal link. */
export const participantFiles = (bundle: Bundle) => [
  'participant.css',
  ...wordsOf(bundle, 'participant'),
  'participant.js',
];

/** What asks a question, and what it wears: who has no script has a form that wears the same. */
export const unclearFiles = ['unclear.css', 'unclear.js'];

type Props = {
  bundle: Bundle;
  title: string;
  ways: Ways;
  /** What this screen wears, and not every one. */
  sheets?: string[];
  /** The sheet of the theme. */
  theme: string;
  /** Those that this screen runs. */
  scripts: string[];
  /** What else its head says. */
  head?: ReactNode;
  children: (content: BookletContent, drawing: DrawingSource) => ReactNode;
};

/** A page of an edition: its style, its scripts and what a telephone that keeps it wants to know. */
export const EditionHtml = ({ bundle, title, ways, sheets = [], theme, scripts, head, children }: Props) => {
  const { booklet, locale, reference, offers, media, values } = bundle;
  const object = (name: string) => `${ways.root}o/${name}`;
  const early = scripts.includes('settings.js');
  return (
    <Shell
      title={title}
      lang={spokenIn(locale)}
      sheets={[...['booklet.css', ...sheets].map((name) => object(builtName(name))), theme]}
      media={(id) => placed(ways.root, media[id])}
      values={values}
      labels={labelsOf(bundle)}
      data={{
        'data-root': ways.root,
        'data-bundle': ways.bundle,
        'data-entry': `${ways.root}${locale === reference ? '' : `${locale}/`}`,
        'data-edition': locale,
        /* Fetched by whoever came by a personal link, and by nobody else. */
        ...(early && {
          'data-participant': participantFiles(bundle)
            .map((name) => object(builtName(name)))
            .join(' '),
          'data-later': object(builtName(LATER_SHEET)),
          'data-easy-sheet': object(builtName(EASY_SHEET)),
          /* Fetched by whoever did not understand, or asks. */
          'data-unclear': unclearFiles.map((name) => object(builtName(name))).join(' '),
          /* Fetched once the page is drawn, where readings are counted. */
          'data-facts': object(builtName('facts.js')),
        }),
        /* Until the reader chooses, by a script or none. */
        'data-ground': 'device',
      }}
      before={early && <Stale content={contentOf(bundle)} bundle={ways.bundle} />}
      head={
        <>
          {coreFonts(booklet.theme.fonts).map((file) => (
            <link key={file} rel="preload" href={object(file)} as="font" type="font/woff2" crossOrigin="" />
          ))}
          <meta name="theme-color" content={booklet.theme.colours.primary} />
          {!offers.indexed && <meta name="robots" content="noindex" />}
          <link rel="icon" href={`${ways.root}icon.svg`} type="image/svg+xml" />
          {early && (
            <noscript>
              <link rel="stylesheet" href={`${ways.bundle}${STALE_SHEET}`} />
            </noscript>
          )}
          {early && <link rel="manifest" href={`${ways.root}manifest.webmanifest`} crossOrigin="use-credentials" />}
          {head}
          {scripts.map((name) => (
            <script key={name} src={object(builtName(name))} defer={name !== 'settings.js'} />
          ))}
        </>
      }
    >
      {children(contentOf(bundle), (name) => object(builtName(`${name}.svg`)))}
    </Shell>
  );
};
