import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.LIVRETIER_PUBLIC_URL ?? 'http://localhost:8080';

/* Only what the first page needs: what one screen needs comes with that screen. */
const tags: '$initial'[] = ['$initial'];

/* What the sign-in page shares with later screens; everything else that screens share comes after it. */
const ofSignIn = [
  /components\/(ActionIcon|Checkbox|Input|InputBase|Page\/PageTitle\.tsx|PasswordField|PasswordInput|SkipLink|TextField|TextInput|fields)\b/,
  /utils\/(InlineInput|InputsGroupFieldset)\/|use-(disclosure|uncontrolled)\//,
  /features\/accounts\/(api\/session\.|session\/|signIn\/)/,
  /\/studio\/src\/shared\/(?!DoorCard|MoreItems|RefusedPage|dragging\/|forms\/(?:listErrors|startFromSaved|useChangeCount|useForgetFailure|useUnsavedGuard)|later\/|notFoundUnless|order|paper\/|saving\/|shownThing|useView|text\/(?:focusTitle|moments|numbers|useBytes|useMomentText))|\/Icon(ArrowLeft|Eye|EyeOff|Lock|Mail)\./,
];
/* What two screens with a form share must not bring forms to the others. */
const screens =
  /features\/(users|people|participation|register|identity|media|companies\/administration|accounts\/(account|links|secondFactor|terms))\/|features\/accounts\/api\/(?!session\.)|components\/(FileDrop|Stepper)\/|later\/TagsField\./;
/* What the screens of the chapter library share, but for its numbers, which the settings show; and the drawings that
   chapters and sectors may have: some thirty that no other screen needs. */
const ofLibrary = /features\/library\/(?!api\/(allOf|counts)|home)/;
const drawings =
  /\/Icon(Backhoe|Bed|Building(Bank|Factory2|Hospital|Store)|CalendarEvent|Car|ChefHat|CoinEuro|DoorEnter|FirstAidKit|Flame|Flask|HeartHandshake|Leaf|MapPin|MessageCircle|Salad|School|ShoppingCart|Spray|Sun|Tractor|Truck|UsersGroup|Wheelchair)\./;
/* Icons of people, participants and the register that one other screen has too: home needs none of them. */
const signs = /\/Icon(AdjustmentsHorizontal|BookmarkPlus|Checks|DoorExit|HandGrab|UserMinus)\./;
/* What the screens of booklets share: the list, the options, the creation and the values; publishing asks for them too. */
const ofBooklets = /features\/(booklets\/(?!api\/)|publishing\/useReadingActs|updates\/|values\/)|shared\/saving\//;
/* How a booklet looks comes with what shows one: a list of covers needs no editor. */
const ofBooklet = /packages\/booklet\/|packages\/blocks\/src\/(?!editor\/|\w+\/editor\.)/;
/* The editor and the paper that it stands on come with what shows a page alone. */
const ofEditor = /features\/editor\/|shared\/paper\/|packages\/blocks\/|node_modules\/(@tiptap|prosemirror|diff\/)/;
/* What reading and writing news and tutorials share, but for what the router knows of them. */
const ofContent = /features\/content\/(?!pages|help\/(?:helpSearch|panel)|writing\/writingSearch)/;
/* What the page of translations shares with the panel of the editor, and what figures share with the dashboard. */
const ofTranslations = /features\/translations\//;
const ofFigures = /features\/stats\/(?!pages|statsSearch)/;
/* Lists that are dragged: those of the creation and of the editor. */
const ofDragging = /shared\/dragging\/|node_modules\/@dnd-kit\//;
/* Figures are drawn, and days are picked, on some screens only. */
const ofCharts = /components\/Charts\//;
const ofDays = /components\/(Calendar|DateField|FilterDay)\//;
const later = [
  ofCharts,
  ofDays,
  screens,
  ofLibrary,
  ofBooklets,
  ofBooklet,
  ofEditor,
  ofDragging,
  ofContent,
  ofTranslations,
  ofFigures,
];
const shared = /\/frontend\/|@tabler|@mantine/;

/* Icons that the frame around every screen names, which comes first; those that two screens share come with them. */
const framed = new Set(
  globSync(
    [
      'src/app/**/*.ts*',
      'src/features/{accounts,companies,home,publishing}/{*,session/*,watch/*}.ts*',
      'src/features/home/body/!(*.test).ts*',
      '../../packages/ui/src/**/*.ts*',
    ],
    {
      cwd: import.meta.dirname,
    },
  ).flatMap((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf-8').match(/\bIcon[A-Z]\w+/g) ?? []),
);
const ofFrame = (id: string) => framed.has(id.match(/@tabler\/.*\/(Icon\w+)\.mjs/)?.[1] ?? '');

/** Writes version.json: the name of the script that starts, which changes with every script that it leads to. */
const versionFile = (): Plugin => ({
  name: 'livretier-version',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/main.ts')));
    if (!entry) throw new Error('The build has no entry.');
    this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ entry: `/${entry.fileName}` }) });
  },
});

export default defineConfig({
  plugins: [react(), versionFile()],
  resolve: { alias: { '@': `${import.meta.dirname}/src` } },
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    /* The policy allows no data: address. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    /* Libraries change less often than screens: a browser keeps them over many releases. */
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, tags },
            { name: 'kit', test: /node_modules\/(@mantine|@floating-ui|@tabler)\//, tags },
            { name: 'libraries', test: /node_modules/, tags },
            { name: 'shell', test: /\/frontend\//, tags },
            {
              name: 'forms',
              test: /node_modules\/(zod|react-hook-form|@hookform)\/|\/shared\/forms\/(serverErrors|zod)\./,
            },
            { name: 'common', test: (id) => ofSignIn.some((part) => part.test(id)), minShareCount: 2 },
            { name: 'drawings', test: drawings, minShareCount: 2 },
            { name: 'signs', test: signs, minShareCount: 2 },
            /* Or an icon of the sidebar would bring every screen that shows it too. */
            { name: 'icons', test: ofFrame, minShareCount: 2 },
            { name: 'moreIcons', test: /node_modules\/@tabler\/.*\/Icon/, minShareCount: 2 },
            { name: 'libraryCounts', test: /features\/library\/api\/(allOf|counts)\./, minShareCount: 2 },
            { name: 'work', test: (id) => shared.test(id) && !later.some((part) => part.test(id)), minShareCount: 2 },
            { name: 'charts', test: ofCharts, minShareCount: 2 },
            { name: 'days', test: ofDays, minShareCount: 2 },
            { name: 'screens', test: screens, minShareCount: 2 },
            { name: 'translations', test: ofTranslations, minShareCount: 2 },
            { name: 'figures', test: ofFigures, minShareCount: 2 },
            { name: 'library', test: ofLibrary, minShareCount: 2 },
            { name: 'content', test: ofContent, minShareCount: 2 },
            { name: 'dragging', test: ofDragging, minShareCount: 2 },
            { name: 'booklets', test: ofBooklets, minShareCount: 2 },
            { name: 'booklet', test: ofBooklet, minShareCount: 2 },
            { name: 'editor', test: ofEditor, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/_i18n': server } },
});
