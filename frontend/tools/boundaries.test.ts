import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { featureOrder } from './boundaries/rules.mjs';

const repository = resolve(import.meta.dirname, '../..');
const program = join(repository, 'frontend/tools/boundaries.mjs');
const studio = 'frontend/apps/studio/src';
const renderer = 'frontend/apps/renderer/src';
const blocks = 'frontend/packages/blocks/src';
const heading = `${blocks}/heading`;
const image = `${blocks}/image`;
const booklet = 'frontend/packages/booklet/src';

let root: string;

const check = () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, root], { encoding: 'utf-8' });
  return { status, stdout, stderr };
};
const write = (file: string, code: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), code);
};
const append = (file: string, code: string) => appendFileSync(join(root, file), `\n${code}\n`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livretier-boundaries-'));
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(repository, file), join(root, file));
});

const copyTree = () => {
  const filter = (source: string) => !/node_modules|\/dist(\/|$)|storybook-static/.test(source);
  cpSync(join(repository, 'frontend'), join(root, 'frontend'), { recursive: true, filter });
  /* What tests of the blocks read besides. */
  for (const file of ['backend/openapi.json', 'backend/shared/documents', 'e2e/support'])
    cpSync(join(repository, file), join(root, file), { recursive: true });
};

afterEach(() => rmSync(root, { recursive: true }));

const slicesOfTheBackend = () => {
  const settings = readFileSync(join(repository, 'backend/pyproject.toml'), 'utf-8');
  const layers = settings.match(/containers = \["apps"\]\nlayers = \[(.*)\]/)?.[1] ?? '';
  return layers
    .split(', ')
    .map((name) => name.replaceAll('"', ''))
    .reverse();
};

describe('the order of the features', () => {
  it('is that of the slices, but for the journal and what the screen of participants shows', () => {
    const features = [...new Set(featureOrder.map((name) => name.split('/')[0]))];
    const slices = slicesOfTheBackend().filter((name) => !['journal', 'register', 'comprehension'].includes(name));

    const common = slices.filter((name) => features.includes(name));

    expect(common).toContain('booklets');
    expect(features.filter((name) => common.includes(String(name)))).toEqual(common);
  });
});

describe('the import contract of the frontend', () => {
  /* Reading the tree is what takes time: it is read once for all of them. That the tree as it is has none is a step of
     the gate. */
  it('catches whoever imports what it must not', () => {
    const breaches = [
      [
        'a block that uses the interface',
        `${heading}/index.tsx`,
        "import '@livretier/ui';",
        'blocks and booklet never import the interface',
      ],
      [
        'a view of a booklet that uses the interface',
        `${booklet}/page/PageView.tsx`,
        "import '@livretier/ui';",
        'blocks and booklet never import the interface',
      ],
      [
        'a block that knows of booklets',
        `${heading}/index.tsx`,
        "import '../../../booklet/src/theme';",
        'blocks stand below booklet',
      ],
      [
        'shared code that uses a feature',
        `${studio}/shared/paths.ts`,
        "import '@/features/home';",
        'shared never imports features',
      ],
      [
        'a feature that uses the app',
        `${studio}/features/home/index.ts`,
        "import '../../app/guards';",
        'features never imports app',
      ],
      [
        'a feature that uses one above it',
        `${studio}/features/accounts/index.ts`,
        "import '../home';",
        'accounts stands below home',
      ],
      [
        'a feature entered by the window',
        `${studio}/features/home/index.ts`,
        "import '../accounts/api/session';",
        'through its index.ts',
      ],
      [
        'a part of a feature that uses what stands above it',
        `${studio}/features/booklets/booklet/themeOf.ts`,
        "import '@/features/publishing';",
        'booklets/booklet stands below publishing',
      ],
      [
        'a part of a feature entered by the window',
        `${studio}/features/booklets/loadBooklet.ts`,
        "import './booklet/themeOf';",
        'through its index.ts',
      ],
      [
        'a way that climbs',
        `${studio}/features/accounts/api/session.ts`,
        "import '../../../shared/destination';",
        'what is further away begins with @/',
      ],
      [
        'a package that uses an app',
        'frontend/packages/api/src/index.ts',
        "import '../../../apps/studio/src/main';",
        'a package never imports an app',
      ],
      ['an import that leads nowhere', `${studio}/shared/paths.ts`, "import './nowhere';", 'cannot be resolved'],
      ['an alias that leads nowhere', `${studio}/shared/order.ts`, "import '@/nowhere';", 'cannot be resolved'],
      ['a dependency nobody declared', `${studio}/shared/paths.ts`, "import 'left-pad';", 'cannot be resolved'],
    ] as const;
    copyTree();
    for (const [, file, code] of breaches) append(file, code);
    append(`${heading}/index.tsx`, "import './editor';");
    append(`${blocks}/index.ts`, "export { heading } from './heading/editor';");
    write(`${image}/helper.ts`, "export { image } from './editor';");
    append(`${image}/index.tsx`, "export const load = () => import('./helper');");
    append(`${studio}/shared/order.ts`, "export type { Circle } from './searchParts';");
    append(`${studio}/shared/searchParts.ts`, "import '@/shared/order';\nexport type Circle = string;");
    const circle = `${studio}/shared/order.ts → ${studio}/shared/searchParts.ts → ${studio}/shared/order.ts`;
    const editors = [
      `${heading}/index.tsx → ${heading}/editor.ts`,
      `${image}/index.tsx → ${image}/helper.ts → ${image}/editor.ts`,
      `${renderer}/Html.tsx → ${blocks}/index.ts → ${heading}/editor.ts`,
    ];

    const { status, stderr } = check();

    expect(status).toBe(1);
    const complaints = stderr.split('\n');
    for (const [what, file, , complaint] of breaches)
      expect(
        complaints.some((line) => line.includes(`${file} → `) && line.includes(complaint)),
        what,
      ).toBe(true);
    expect(complaints).toContain(`${circle} (no file imports itself, whatever the way)`);
    for (const way of editors) expect(complaints).toContain(`${way} (what runs in Node never reaches editor code)`);
  });

  it('fails when it has read nothing', () => {
    expect(check()).toMatchObject({ status: 1, stderr: 'no module was read: the check saw nothing\n' });
  });
});
