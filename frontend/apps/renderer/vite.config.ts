import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build, defineConfig, type Plugin } from 'vite';

/* The families that a booklet may wear, each in a sheet of its own. */
const booklet = resolve(import.meta.dirname, '../../packages/booklet/src');
const folder = resolve(booklet, 'fonts');
const sheetOf = (name: string) => resolve(booklet, `${name}.css`);
const fonts = globSync('*.css', { cwd: folder }).map((file) => [basename(file, '.css'), resolve(folder, file)]);
const reader = resolve(import.meta.dirname, '../reader');

/** `lexend-Ab12Cd34.css` is what `lexend.css` was built into. */
const plainName = (file: string) => file.replace(/-[\w-]{8}(\.\w+)$/, '$1');

const fetchedBy = (assets: string, file: string) =>
  file.endsWith('.css')
    ? [...readFileSync(join(assets, file), 'utf-8').matchAll(/url\("?\.\/([^")]+)"?\)/g)].map(([, name]) => name)
    : [];

/** Builds the scripts of readers beside the style, then says in `assets.json` what each asset is called and fetches. */
const assetsBeside = (): Plugin => {
  let outDir = '';
  return {
    name: 'assets-beside',
    apply: 'build',
    configResolved: ({ root, build: { outDir: out } }) => {
      outDir = resolve(root, out);
    },
    async closeBundle() {
      const assets = join(outDir, 'assets');
      for (const input of globSync(join(reader, 'src/*.ts')))
        await build({
          root: reader,
          logLevel: 'error',
          build: { outDir: assets, emptyOutDir: false, rolldownOptions: { input } },
        });
      const told = globSync('*', { cwd: assets })
        .toSorted()
        .map((file) => [plainName(file), { file, fetches: fetchedBy(assets, file).toSorted() }]);
      writeFileSync(join(outDir, 'assets.json'), `${JSON.stringify(Object.fromEntries(told), null, 1)}\n`);
    },
  };
};

/* One file with everything inside, which the worker runs with Node alone, and in `assets/` what its pages fetch: the style
   of what it draws, the sheets of the fonts, the drawings of covers, the scripts of readers. */
export default defineConfig({
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: 'node24',
    /* The policy allows no data: address. */
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        render: 'src/main.ts',
        booklet: 'src/booklet.css',
        cover: sheetOf('cover/cover'),
        later: sheetOf('later'),
        contacts: sheetOf('contacts/contacts'),
        end: sheetOf('end/end'),
        search: sheetOf('search/search'),
        door: sheetOf('door/door'),
        unclear: sheetOf('unclear/unclear'),
        participant: 'src/participant.css',
        print: 'src/print/print.css',
        poster: 'src/print/poster/poster.css',
        ...Object.fromEntries(fonts),
      },
      output: { entryFileNames: '[name].mjs', assetFileNames: 'assets/[name]-[hash][extname]' },
    },
  },
  plugins: [assetsBeside()],
  /* A sheet finds its fonts beside it, wherever both are served. */
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'css' ? `./${basename(file)}` : undefined),
  },
  ssr: { noExternal: true },
  /* React in development mode is twenty times slower. */
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
});
