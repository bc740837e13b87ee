import { defineConfig } from 'vite';

/* One file with everything inside, which the worker runs with Node alone, and the style of what it draws beside it. */
export default defineConfig({
  base: './',
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: 'node24',
    rolldownOptions: {
      input: { render: 'src/main.ts', booklet: 'src/booklet.css' },
      output: { entryFileNames: '[name].mjs', assetFileNames: '[name][extname]' },
    },
  },
  ssr: { noExternal: true },
  /* React in development mode is twenty times slower. */
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
});
