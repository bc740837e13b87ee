/* Checks who imports whom in the frontend. Usage: node frontend/tools/boundaries.mjs [root of the repository] */
import { resolve } from 'node:path';
import { readGraph } from './boundaries/graph.mjs';
import { createResolver, readWorkspaces } from './boundaries/resolve.mjs';
import { breaches } from './boundaries/rules.mjs';

const root = resolve(process.argv[2] ?? resolve(import.meta.dirname, '../..'));
const graph = readGraph(root, createResolver(root, readWorkspaces(root)));
const found = breaches(graph);

const complaints = [
  ...(graph.files.length === 0 ? ['no module was read: the check saw nothing'] : []),
  ...graph.lost.map(({ from, to }) => `${from} → ${to} (cannot be resolved)`),
  ...found.map(({ way, rule }) => `${way.join(' → ')} (${rule})`),
];

for (const complaint of complaints) console.error(complaint);
console.log(`${graph.files.length} modules, ${graph.edges.length} imports, ${complaints.length} faults`);
process.exitCode = complaints.length > 0 ? 1 : 0;
