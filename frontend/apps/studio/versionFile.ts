import type { Plugin } from 'vite';

/** Writes version.json: the name of the entry script, which changes with every script that it leads to. */
export const versionFile = (): Plugin => ({
  name: 'livretier-version',
  generateBundle(_, bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
    if (!entry) throw new Error('The build has no entry.');
    this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ entry: `/${entry.fileName}` }) });
  },
});
