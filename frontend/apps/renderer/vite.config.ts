import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { defineConfig } from 'vite';

/* The families that a booklet may wear, each in a sheet of its own. */
const folder = resolve(import.meta.dirname, '../../packages/booklet/src/fonts');
const fonts = globSync('*.css', { cwd: folder }).map((file) => [basename(file, '.css'), resolve(folder, file)]);

/* One file with everything inside, which the worker runs with Node alone, and what its pages fetch beside it: the style
   of what it draws, the sheets of the fonts, the drawings of covers. */
export default defineConfig({
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: 'node24',
    /* The policy allows no data: address. */
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { render: 'src/main.ts', booklet: 'src/booklet.css', ...Object.fromEntries(fonts) },
      output: { entryFileNames: '[name].mjs', assetFileNames: '[name][extname]' },
    },
  },
  /* A sheet finds its fonts beside it, wherever both are served. */
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'css' ? `./${file}` : undefined) },
  ssr: { noExternal: true },
  /* React in development mode is twenty times slower. */
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
});
