/** The slices of the studio, bottom to top: a feature may use those before it. */
export const featureOrder = [
  'accounts',
  'companies',
  'identity',
  'users',
  'media',
  'storage',
  'publishing',
  'editor',
  'library',
  'content',
  'values',
  'booklets',
  'creation',
  'people',
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
const featureOf = (file) => file.match(/^frontend\/apps\/studio\/src\/features\/([^/]+)\//)?.[1];
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
  if (!user && to.endsWith(`/${used}/pages.ts`)) return false;
  if (!user) return !to.endsWith(`/${used}/index.ts`) && 'a feature is used through its index.ts';
  if (featureOrder.indexOf(user) <= featureOrder.indexOf(used)) return `${user} stands below ${used}`;
  return !to.endsWith(`/${used}/index.ts`) && 'a feature is used through its index.ts';
};

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
  paperKnowsNoInterface,
  blocksKnowNoBooklet,
];

const runsInNode = (file) =>
  file.startsWith('frontend/apps/renderer/src/') ||
  /^frontend\/packages\/blocks\/.*\/(schema\.ts|View\.tsx)$/.test(file);
const isEditing = (target) => /\/(Editor|Panel)\.tsx$/.test(target) || /^@(tiptap|mantine)\//.test(target);

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

/** Every breach of the import contract, as the way from file to file and the rule it breaks. */
export const breaches = ({ files, edges }) => [
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
