import { type ESTree, parseSync } from 'vite';

type Node = ESTree.Node;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node) =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** The name that a call begins with: `describe` of `describe.each([…])('…', () => …)`. */
const firstName = (node: Node): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return firstName(node.object);
  return node.type === 'CallExpression' || node.type === 'TaggedTemplateExpression'
    ? firstName(node.type === 'CallExpression' ? node.callee : node.tag)
    : undefined;
};

const isFunction = (node: Node) =>
  /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type);

/* These call at once what they are given: what it says is done at import. */
const runsAtOnce = new Set(['describe', 'suite', 'hoisted']);

const namedMember = (node: Node, object: string, property: string) =>
  node.type === 'MemberExpression' &&
  node.object.type === 'Identifier' &&
  node.object.name === object &&
  node.property.type === 'Identifier' &&
  node.property.name === property;

const readsClock = (node: Node) => {
  if (node.type === 'NewExpression')
    return node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0;
  if (node.type !== 'CallExpression') return false;
  if (node.callee.type === 'Identifier')
    return node.callee.name === 'Date' || (node.callee.name === 'dayjs' && node.arguments.length === 0);
  return namedMember(node.callee, 'Date', 'now') || namedMember(node.callee, 'performance', 'now');
};

/** Functions that are called where they stand: `(() => …)()`, and what `describe` is given. */
const calledAtOnce = (node: Node): Node[] => {
  if (node.type !== 'CallExpression') return [];
  const callee = node.callee.type === 'ParenthesizedExpression' ? node.callee.expression : node.callee;
  const own = isFunction(callee) ? [callee] : [];
  const isHoisted = callee.type === 'MemberExpression' && namedMember(callee, 'vi', 'hoisted');
  return isHoisted || runsAtOnce.has(firstName(callee) ?? '') ? [...own, ...node.arguments.filter(isFunction)] : own;
};

/** Everything that is evaluated together with `node`: not the bodies of functions that are called later. */
const evaluated = function* (node: Node, atOnce = new Set<Node>()): Generator<Node> {
  yield node;
  for (const inner of calledAtOnce(node)) atOnce.add(inner);
  for (const child of childrenOf(node)) {
    if (isFunction(child) && !atOnce.has(child)) continue;
    if (child.type === 'PropertyDefinition' && !child.static) continue;
    yield* evaluated(child, atOnce);
  }
};

const importsOf = (program: ESTree.Program) =>
  new Set(
    program.body
      .filter((node) => node.type === 'ImportDeclaration')
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
  );

/** The functions of a module by their names. */
const functionsOf = (program: ESTree.Program) => {
  const found = new Map<string, Node>();
  for (const node of evaluated(program)) {
    for (const child of childrenOf(node))
      if (child.type === 'FunctionDeclaration' && child.id) found.set(child.id.name, child);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init && isFunction(node.init))
      found.set(node.id.name, node.init);
  }
  return found;
};

const calls = (node: Node, names: ReadonlySet<string>) =>
  node.type === 'CallExpression' && names.has(firstName(node.callee) ?? '');

/** The functions that read the clock when called, themselves or through another one that this module knows. */
const clocksOf = (program: ESTree.Program, elsewhere: ReadonlySet<string>) => {
  const clocks = new Set([...importsOf(program)].filter((name) => elsewhere.has(name)));
  const functions = functionsOf(program);
  for (let before = -1; before !== clocks.size; ) {
    before = clocks.size;
    for (const [name, node] of functions)
      if ([...evaluated(node)].some((inner) => readsClock(inner) || calls(inner, clocks))) clocks.add(name);
  }
  return clocks;
};

/** The lines of a module that read the clock while it is imported, and its functions that read it when called.
    `elsewhere` names such functions of other modules. */
export const importClock = (file: string, code: string, elsewhere: ReadonlySet<string> = new Set()) => {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file} could not be parsed: ${errors[0].message}`);
  const clocks = clocksOf(program, elsewhere);
  const lines = [...evaluated(program)]
    .filter((node) => readsClock(node) || calls(node, clocks))
    .map((node) => code.slice(0, node.start).split('\n').length);
  return { lines, clocks };
};
