import { defineConfig } from 'vite';

/* What readers run, each a plain script that stands alone: a booklet copied to a disk has them too. The renderer's build
   gives one of src/*.ts after the other. */
export default defineConfig({
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: { output: { format: 'iife', entryFileNames: '[name]-[hash].js' } },
  },
});
