/* Says which test files there are and what each is about, for .ci/choose.py: node candidates.mjs LIST, as vitest lists files */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { readGraph } from './boundaries/graph.mjs';
import { createResolver, readWorkspaces } from './boundaries/resolve.mjs';

const root = resolve(import.meta.dirname, '../..');
const graph = readGraph(root, createResolver(root, readWorkspaces(root)));

const imports = Map.groupBy(
  graph.edges.filter(({ outside }) => !outside),
  ({ from }) => from,
);
const importsOf = (file) => (imports.get(file) ?? []).map(({ to }) => to);

/* A feature of the studio, or a package: a change in it runs all its tests, and those of its sentences. */
const roomOf = (file) => file.match(/^frontend\/(?:apps\/studio\/src\/features|packages)\/[^/]+/)?.[0];
const sentencesOf = (room) => {
  const feature = room.match(/features\/(.+)$/)?.[1];
  return feature ? ['fr', 'en'].map((language) => `frontend/apps/studio/src/locales/${language}/${feature}.json`) : [];
};

const candidateOf = (file) => {
  const room = roomOf(file);
  if (!room) return { always: true };
  const near = importsOf(file);
  const beyond = near.filter((imported) => roomOf(imported) === room).flatMap(importsOf);
  return { about: [...new Set([room, ...sentencesOf(room), ...near, ...beyond])] };
};

const listed = JSON.parse(readFileSync(process.argv[2], 'utf-8'));
const candidates = listed.map(({ file }) => {
  const path = relative(root, file);
  return { id: relative('frontend', path), file: path, ...candidateOf(path) };
});
process.stdout.write(JSON.stringify(candidates));
