import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { versionFile } from './versionFile';

const server = process.env.LIVRETIER_PUBLIC_URL ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [react(), versionFile()],
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
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'kit', test: /node_modules\/(@mantine|@floating-ui|@tabler)\// },
            { name: 'libraries', test: /node_modules/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/_i18n': server } },
});
