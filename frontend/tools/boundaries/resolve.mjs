import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';

const suffixes = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];
const isFile = (path) => existsSync(path) && statSync(path).isFile();
const readJson = (path) => JSON.parse(readFileSync(path, 'utf-8'));
const packageName = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The workspaces under a root, by name, with what each of them declares. */
export const readWorkspaces = (root) =>
  globSync('frontend/{apps,packages}/*/package.json', { cwd: root }).map((manifest) => {
    const { name, exports, dependencies, devDependencies } = readJson(join(root, manifest));
    return {
      name,
      exports: exports ?? {},
      folder: dirname(manifest),
      declared: { ...dependencies, ...devDependencies },
    };
  });

/** What an import may begin with instead of climbing, and the folder that it names there: `paths` of the compiler. */
const readAliases = (root) =>
  Object.entries(readJson(join(root, 'tsconfig.base.json')).compilerOptions.paths).map(([name, [folder]]) => ({
    prefix: name.replace(/\*$/, ''),
    folder: folder.replace(/\*$/, ''),
  }));

/** Answers, for an import written in a file: a file of ours, an outside package, or nothing at all. */
export const createResolver = (root, workspaces) => {
  const shared = readJson(join(root, 'package.json')).devDependencies ?? {};
  const aliases = readAliases(root);

  const toFile = (path) => {
    const found = suffixes.map((suffix) => path + suffix).find((candidate) => isFile(join(root, candidate)));
    return found && { file: found };
  };

  const toPackage = (specifier, from) => {
    const name = packageName(specifier);
    const workspace = workspaces.find((candidate) => candidate.name === name);
    if (workspace) {
      const entry = workspace.exports[`.${specifier.slice(name.length)}`];
      return entry && toFile(join(workspace.folder, entry));
    }
    const own = workspaces.find(({ folder }) => !relative(folder, from).startsWith('..'));
    return (isBuiltin(specifier) || own?.declared[name] || shared[name]) && { outside: name };
  };

  return (specifier, from) => {
    const path = specifier.replace(/\?.*$/, '');
    if (path.startsWith('.')) return toFile(join(dirname(from), path));
    const alias = aliases.find(({ prefix }) => path.startsWith(prefix));
    return alias ? toFile(join(alias.folder, path.slice(alias.prefix.length))) : toPackage(specifier, from);
  };
};
