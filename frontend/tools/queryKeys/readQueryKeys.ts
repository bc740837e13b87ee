import { parseSync } from 'vite';

export type Source = { file: string; code: string };
/** A query as it is defined: its key, parts that are not known before it runs written `*`. */
export type DefinedQuery = { key: string; file: string };

type Node = { type: string; [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const listOf = (value: unknown) => (Array.isArray(value) ? value : []).filter(isNode);

/** The node itself and all that stands in it. */
const within = function* (node: Node): Generator<Node> {
  yield node;
  for (const field of Object.values(node))
    for (const child of Array.isArray(field) ? field : [field]) if (isNode(child)) yield* within(child);
};

const propertyOf = (object: Node, name: string) =>
  listOf(object.properties).find(({ type, key }) => type === 'Property' && isNode(key) && key.name === name);

/** What stands behind `as const`, `satisfies` and brackets. */
const bare = (node: Node): Node =>
  /^TS|^Parenthesized/.test(node.type) && isNode(node.expression) ? bare(node.expression) : node;

/** What a name stands for: its value, or what its function answers. */
const meaningOf = (declared: Node | undefined): Node | undefined => {
  if (!declared) return undefined;
  const value = bare(declared);
  return value.type === 'ArrowFunctionExpression' && isNode(value.body) ? bare(value.body) : value;
};

const definitionsIn = (node: Node) =>
  [...within(node)].filter(
    (one) => one.type === 'ObjectExpression' && propertyOf(one, 'queryKey') && propertyOf(one, 'queryFn'),
  );

/** Every query that the sources define; a key that cannot be read is an error, not an absence. */
export const readQueryKeys = (sources: readonly Source[]): DefinedQuery[] => {
  const programs = sources.map(({ file, code }) => ({
    file,
    program: parseSync(file, code).program as unknown as Node,
  }));
  const names = new Map<string, Node>();
  for (const { program } of programs)
    for (const { type, id, init } of within(program))
      if (type === 'VariableDeclarator' && isNode(id) && isNode(init) && typeof id.name === 'string')
        if (/(Key|Query)$/.test(id.name)) names.set(id.name, init);

  /** What an expression leads to that is no key itself: a name, a call, the key of another query. */
  const behind = ({ type, name, callee, object, property }: Node): Node | undefined => {
    if (type === 'CallExpression' && isNode(callee)) return behind(callee);
    if (type === 'Identifier') return meaningOf(names.get(String(name)));
    if (type !== 'MemberExpression' || !isNode(object) || !isNode(property) || property.name !== 'queryKey')
      return undefined;
    const query = behind(object);
    const key = query && definitionsIn(query).map((one) => propertyOf(one, 'queryKey')?.value)[0];
    return isNode(key) ? key : undefined;
  };

  /** All that an expression may be as a key: two, where a condition decides. */
  const keysOf = (expression: Node): string[][] => {
    const node = bare(expression);
    const { type, consequent, alternate } = node;
    if (type === 'ArrayExpression')
      return listOf(node.elements).reduce<string[][]>(
        (starts, element) => starts.flatMap((start) => partsOf(element).map((parts) => [...start, ...parts])),
        [[]],
      );
    if (type === 'ConditionalExpression' && isNode(consequent) && isNode(alternate))
      return [...keysOf(consequent), ...keysOf(alternate)];
    const meant = behind(node);
    if (!meant) throw new Error(`a key that cannot be read: ${type}`);
    return keysOf(meant);
  };
  const partsOf = (element: Node): string[][] => {
    if (element.type === 'SpreadElement' && isNode(element.argument)) return keysOf(element.argument);
    return [[element.type === 'Literal' ? String(element.value) : '*']];
  };

  return programs.flatMap(({ file, program }) =>
    definitionsIn(program).flatMap((definition) => {
      const key = propertyOf(definition, 'queryKey')?.value;
      return isNode(key) ? keysOf(key).map((parts) => ({ key: parts.join(' '), file })) : [];
    }),
  );
};

/** The keys that more than one query has, with the files of those queries. */
export const findSharedKeys = (queries: readonly DefinedQuery[]) =>
  [...Map.groupBy(queries, ({ key }) => key)]
    .filter(([, same]) => same.length > 1)
    .map(([key, same]) => `${key}: ${same.map(({ file }) => file).join(', ')}`);
