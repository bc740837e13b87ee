import { defineConfig } from 'vite';

/* One file with everything inside: the worker runs it with Node alone. */
export default defineConfig({
  build: { ssr: 'src/main.ts', target: 'node24', rolldownOptions: { output: { entryFileNames: 'render.mjs' } } },
  ssr: { noExternal: true },
  /* React in development mode is twenty times slower. */
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
});
