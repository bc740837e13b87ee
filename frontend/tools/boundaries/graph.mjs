import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const sources = 'frontend/{apps,packages}/*/src/**/*.{ts,tsx}';

/** Every module that a file names: imports, re-exports, imports of types and imports at run time. */
const specifiersOf = (file, code) => {
  const { module, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} could not be parsed: ${errors[0].message}`);
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value));
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    code.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
  );
  return [...new Set([...imported, ...exported, ...dynamic])].filter(Boolean);
};

/** The import graph of the frontend: `edges` between files, and what could not be resolved. */
export const readGraph = (root, resolve) => {
  const files = globSync(sources, { cwd: root }).sort();
  const edges = [];
  const lost = [];
  for (const from of files) {
    for (const specifier of specifiersOf(from, readFileSync(join(root, from), 'utf-8'))) {
      const target = resolve(specifier, from);
      if (target) edges.push({ from, specifier, to: target.file ?? target.outside, outside: !target.file });
      else lost.push({ from, to: specifier });
    }
  }
  return { files, edges, lost };
};
