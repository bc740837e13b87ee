/**
 * The features of the studio, bottom to top: one may use those before it. They stand as their slices do, but for the
 * journal, whose screen names users and companies. What others ask and show of a booklet (`booklets/api`, `booklets/booklet`)
 * stands where its slice does; the screens of booklets, which also write and publish, stand above those who do. The screen of
 * participants shows the register and what readers ask in the same way.
 */
export const featureOrder = [
  'accounts',
  'companies',
  'identity',
  'languages',
  'users',
  'media',
  'storage',
  'library',
  'values',
  'booklets/api',
  'booklets/booklet',
  'translations',
  'updates',
  'publishing',
  'editor',
  'booklets',
  'booklets/creation',
  'content',
  'people',
  'verification',
  'register',
  'comprehension',
  'participation',
  'emailing',
  'stats',
  'journal',
  'settings',
  'home',
];

const studio = 'frontend/apps/studio/src/';
const layers = ['locales', 'shared', 'features', 'app'];

const layerOf = (file) => (file.startsWith(studio) ? layers.indexOf(file.slice(studio.length).split('/')[0]) : -1);
/** The feature of a file: a folder in another one may have its own place in the order. */
const featureOf = (file) => {
  const [name, folder] = file.startsWith(`${studio}features/`) ? file.slice(studio.length).split('/').slice(1) : [];
  return featureOrder.includes(`${name}/${folder}`) ? `${name}/${folder}` : name;
};
const isTest = (file) => /\.(test|stories)\.tsx?$|\/src\/stories\//.test(file);

const packagesStayBelowApps = ({ from, to }) =>
  from.startsWith('frontend/packages/') && to.startsWith('frontend/apps/') && 'a package never imports an app';

const appsStayApart = ({ from, to }) =>
  from.startsWith('frontend/apps/') &&
  to.startsWith('frontend/apps/') &&
  from.split('/')[2] !== to.split('/')[2] &&
  'an app never imports another app';

const layersGoOneWay = ({ from, to }) =>
  layerOf(from) >= 0 && layerOf(to) > layerOf(from) && `${layers[layerOf(from)]} never imports ${layers[layerOf(to)]}`;

const featuresAreOrdered = ({ from, to }) => {
  const [user, used] = [featureOf(from), featureOf(to)];
  if (!used || user === used) return false;
  if (!featureOrder.includes(used)) return `the feature ${used} has no place in the order`;
  /* The router knows screens that come later: what it imports at once is what everybody waits for. */
  if (!user && to === `${studio}features/${used}/pages.ts`) return false;
  if (!user) return to !== `${studio}features/${used}/index.ts` && 'a feature is used through its index.ts';
  if (featureOrder.indexOf(user) <= featureOrder.indexOf(used)) return `${user} stands below ${used}`;
  return to !== `${studio}features/${used}/index.ts` && 'a feature is used through its index.ts';
};

const nobodyClimbs = ({ from, to, specifier }) =>
  from.startsWith(studio) &&
  to.startsWith(studio) &&
  specifier.startsWith('../../') &&
  'what is further away begins with @/';

const paperKnowsNoInterface = ({ from, to }) =>
  /^frontend\/packages\/(blocks|booklet)\//.test(from) &&
  to.startsWith('frontend/packages/ui/') &&
  'blocks and booklet never import the interface';

const blocksKnowNoBooklet = ({ from, to }) =>
  from.startsWith('frontend/packages/blocks/') &&
  to.startsWith('frontend/packages/booklet/') &&
  'blocks stand below booklet';

const direct = [
  packagesStayBelowApps,
  appsStayApart,
  layersGoOneWay,
  featuresAreOrdered,
  nobodyClimbs,
  paperKnowsNoInterface,
  blocksKnowNoBooklet,
];

const runsInNode = (file) =>
  file.startsWith('frontend/apps/renderer/src/') || /^frontend\/packages\/blocks\/src\/\w+\/index\.tsx$/.test(file);
const isEditing = (target) =>
  /^frontend\/packages\/blocks\/src\/(editor\/|editorBlocks\.ts$|\w+\/editor\.tsx?$)/.test(target) ||
  /^@(tiptap|mantine|tabler)\//.test(target);

/** The shortest way from a file to something that only the editor may use, if there is one. */
const wayToEditor = (start, edges) => {
  const queue = [[start]];
  const seen = new Set([start]);
  for (const way of queue) {
    for (const { to } of edges.filter((edge) => edge.from === way.at(-1) && !seen.has(edge.to))) {
      if (isEditing(to)) return [...way, to];
      seen.add(to);
      queue.push([...way, to]);
    }
  }
  return undefined;
};

/** The shortest way from a file back to itself, if there is one. */
const wayBack = (start, targets) => {
  const queue = [[start]];
  const seen = new Set();
  for (const way of queue) {
    for (const to of targets.get(way.at(-1)) ?? []) {
      if (to === start) return [...way, to];
      if (!seen.has(to)) queue.push([...way, to]);
      seen.add(to);
    }
  }
  return undefined;
};

/* The union of all blocks is derived from their folders, in types only, and what a block is refers to the union. */
const isOfTheUnion = ({ from }) => from === 'frontend/packages/blocks/src/block.ts';

/** Circles of imports between files, those of types included, each told once: from the first of its files. */
const circles = ({ files, edges }) => {
  const inside = edges.filter((edge) => !(edge.outside || isOfTheUnion(edge)));
  const targets = new Map(
    [...Map.groupBy(inside, ({ from }) => from)].map(([from, own]) => [from, own.map(({ to }) => to)]),
  );
  const told = new Set();
  return files.flatMap((file) => {
    const way = told.has(file) ? undefined : wayBack(file, targets);
    for (const one of way ?? []) told.add(one);
    return way ? [way] : [];
  });
};

/** Every breach of the import contract, as the way from file to file and the rule it breaks. */
export const breaches = ({ files, edges }) => [
  ...circles({ files, edges }).map((way) => ({ way, rule: 'no file imports itself, whatever the way' })),
  ...edges.flatMap((edge) =>
    direct
      .map((rule) => !isTest(edge.from) && rule(edge))
      .filter(Boolean)
      .map((rule) => ({ way: [edge.from, edge.to], rule })),
  ),
  ...files
    .filter(runsInNode)
    .map((file) => wayToEditor(file, edges))
    .filter(Boolean)
    .map((way) => ({ way, rule: 'what runs in Node never reaches editor code' })),
];
