import { parseSync, type ESTree } from 'vite';

/** A file with one fault in a computation: in a guard, params, an input, or an assigned value. */
export interface SourceMutation {
  /** From 1. */
  line: number;
  /** Unique in its file: `guards.maySend: without event.valid`. */
  change: string;
  /** The file with the fault. */
  source: string;
}

type Tree = any;

interface Replacement {
  node: Tree;
  text: string;
  words: string;
}

/** `createMachine`'s argument is the chart, whose faults are in `mutations.ts`, except for what computes. */
const computing = new Set(['params', 'input', 'context']);
const functions = new Set(['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression']);
/** Names of guards and states, and messages to developers. */
const naming = new Set([
  'and',
  'or',
  'not',
  'assertEvent',
  'Error',
  'notProvided',
  'fromPromise',
  'fromCallback',
]);

/**
 * Every version of a file with a machine or its rules that differs in one computation; limited to `asked` and what that
 * uses, if given.
 */
export function sourceMutationsOf(
  path: string,
  source: string,
  asked?: ReadonlySet<string>,
): SourceMutation[] {
  const { program } = parseSync(path, source) as unknown as { program: ESTree.Program };
  const found: { replacement: Replacement; owner: string }[] = [];
  const note = (owner: string, replacements: Replacement[]) =>
    found.push(...replacements.map((replacement) => ({ replacement, owner })));
  const reached = asked && reachedFrom(asked, program.body, source);
  for (const statement of program.body) {
    if (reached && !namesIn(statement).some((name) => reached.has(name))) continue;
    walk(statement, { owner: '', computes: false, note, source });
  }

  const times = new Map<string, number>();
  return found.map(({ replacement: { node, text, words }, owner }) => {
    const change = `${owner}: ${words}`;
    const time = (times.get(change) ?? 0) + 1;
    times.set(change, time);
    return {
      line: source.slice(0, node.start).split('\n').length,
      change: time > 1 ? `${change} (${time})` : change,
      source: source.slice(0, node.start) + text + source.slice(node.end),
    };
  });
}

/** Names of the file's own functions and values that these reach, including themselves. */
function reachedFrom(asked: ReadonlySet<string>, body: readonly Tree[], source: string): Set<string> {
  const reached = new Set(asked);
  for (const name of reached) {
    const statement = body.find((one) => namesIn(one).includes(name));
    if (!statement) continue;
    const words = new Set(source.slice(statement.start, statement.end).match(/\w+/g));
    for (const other of body.flatMap(namesIn)) if (words.has(other)) reached.add(other);
  }
  return reached;
}

function namesIn(statement: Tree): string[] {
  const { type, id, declarations } = statement.declaration ?? statement;
  if (type === 'VariableDeclaration') return declarations.map((one: Tree) => one.id.name);
  return type === 'FunctionDeclaration' ? [id.name] : [];
}

interface Walk {
  /** The implementation or place in the chart that a node belongs to. */
  owner: string;
  /** Whether the node computes something, as opposed to naming states, events or types. */
  computes: boolean;
  note: (owner: string, replacements: Replacement[]) => void;
  source: string;
}

function walk(node: Tree, at: Walk): void {
  if (!isNode(node) || isType(node)) return;
  const { type } = node;
  if (type === 'ImportDeclaration' || type === 'ThrowStatement') return;
  if (at.computes) at.note(at.owner, faultsOf(node, at.source));

  if (type === 'FunctionDeclaration')
    return walkAll(node.body, { ...at, owner: node.id.name, computes: true });
  if (functions.has(type)) return walkFunction(node, at);
  if (type === 'VariableDeclarator') {
    const isChart = /\.createMachine\($|setup\($/m.test(at.source.slice(node.start, node.end));
    return walk(node.init, {
      ...at,
      owner: at.owner || (isChart ? '' : node.id.name),
      computes: at.computes || !isChart,
    });
  }
  if (type === 'CallExpression') return walkCall(node, at);
  if (type === 'Property') return walkProperty(node, at);
  if (type === 'MemberExpression') return walk(node.object, at);
  if (isNarrowing(node)) return;
  if (type === 'BinaryExpression') {
    for (const part of [node.left, node.right]) if (!isNull(part)) walk(part, at);
    return;
  }
  walkAll(node, at);
}

function walkAll(node: Tree, at: Walk): void {
  for (const [key, child] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'params') continue;
    if (Array.isArray(child)) {
      child.forEach((one, index) =>
        walk(one, at.computes ? at : { ...at, owner: numbered(at.owner, child, index) }),
      );
    } else walk(child, at);
  }
}

const numbered = (owner: string, list: unknown[], index: number) =>
  list.length > 1 && owner && list.every((one) => (one as Tree)?.type === 'ObjectExpression')
    ? `${owner} #${index + 1}`
    : owner;

function walkFunction(node: Tree, at: Walk): void {
  const inside = { ...at, computes: true };
  if (node.body.type !== 'BlockStatement') at.note(at.owner, valueFaults(node.body, at.source));
  walk(node.body, inside);
}

function walkCall(node: Tree, at: Walk): void {
  const { callee } = node;
  const name = callee.type === 'Identifier' ? callee.name : callee.property?.name;
  if (name === 'setup') {
    for (const { key, value } of node.arguments[0].properties) {
      const kind: string = key.name;
      if (kind !== 'guards' && kind !== 'actions') continue;
      for (const implementation of value.properties) {
        const owner = `${kind}.${keyOf(implementation)}`;
        walk(implementation.value, { ...at, owner, computes: true });
      }
    }
    return;
  }
  if (name === 'createMachine') {
    walk(callee, at);
    return walk(node.arguments[0], { ...at, owner: '', computes: false });
  }
  if (naming.has(name)) {
    const inner = node.arguments.flatMap((argument: Tree) =>
      argument.type === 'ArrayExpression' ? argument.elements : [argument],
    );
    for (const argument of inner) if (argument.type !== 'Literal') walk(argument, at);
    return;
  }
  walkAll(node, at);
}

function walkProperty(node: Tree, at: Walk): void {
  const key = keyOf(node);
  if (at.computes) return walk(node.value, at);
  const owner = key === 'states' ? at.owner : [at.owner, key].filter(Boolean).join('.');
  const isStatic = computing.has(key) && !functions.has(node.value.type);
  if (isStatic) at.note(owner, objectFaults(node.value, at.source));
  walk(node.value, { ...at, owner, computes: isStatic });
}

const isNull = ({ type, value }: Tree) => type === 'Literal' && value === null;
const keyOf = ({ key }: Tree): string => key.name ?? String(key.value);
const isNode = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && typeof (value as Tree).type === 'string';
const isType = ({ type }: Tree) =>
  type.startsWith('TS') &&
  type !== 'TSAsExpression' &&
  type !== 'TSNonNullExpression' &&
  type !== 'TSSatisfiesExpression';

const opposites: Record<string, string[]> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
};

function faultsOf(node: Tree, source: string): Replacement[] {
  const textOf = (part: Tree): string => source.slice(part.start, part.end);
  const instead = (text: string, of = node): Replacement => ({
    node: of,
    text,
    words: `${brief(text)} instead of ${brief(textOf(of))}`,
  });
  switch (node.type) {
    case 'LogicalExpression':
      return [node.left, node.right]
        .filter((part) => !(node.operator === '&&' && isNarrowing(part)))
        .map((part) => {
          const rest = part === node.left ? node.right : node.left;
          return { node, text: `(${textOf(rest)})`, words: `without ${brief(textOf(part))}` };
        });
    case 'BinaryExpression': {
      const { left, right, operator } = node;
      return (opposites[operator] ?? []).map((other) => instead(`${textOf(left)} ${other} ${textOf(right)}`));
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [instead(`(${textOf(node.argument)})`)] : [];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].map((part) => instead(`(${textOf(part)})`));
    case 'IfStatement':
      return [instead('true', node.test), instead('false', node.test)];
    case 'SwitchCase':
      return node.test && node.consequent.length > 0 ? [instead(`'(none)'`, node.test)] : [];
    case 'ReturnStatement':
      return node.argument ? valueFaults(node.argument, source) : [];
    case 'Literal':
      return literalFaults(node, instead);
    case 'ArrayExpression':
      return node.elements.map((part: Tree, index: number) => {
        const others = node.elements.filter((_: Tree, other: number) => other !== index).map(textOf);
        return { node, text: `[${others.join(', ')}]`, words: `without ${brief(textOf(part))}` };
      });
    case 'ObjectExpression':
      return objectFaults(node, source);
    case 'CallExpression':
      return callFaults(node, textOf, instead);
    default:
      return [];
  }
}

function literalFaults(node: Tree, instead: (text: string) => Replacement): Replacement[] {
  const { value, regex } = node;
  if (regex)
    return [
      instead(`/^${regex.pattern.replace(/^\^|\$$/g, '')}/${regex.flags}`),
      instead(`/${regex.pattern.replace(/^\^|\$$/g, '')}$/${regex.flags}`),
    ];
  if (typeof value === 'boolean') return [instead(String(!value))];
  if (typeof value === 'number') return [instead(String(value + 1))];
  if (typeof value === 'string') return [instead(value === '' ? `'other'` : `''`)];
  return value === null ? [instead('({})')] : [];
}

function callFaults(
  node: Tree,
  textOf: (part: Tree) => string,
  instead: (text: string) => Replacement,
): Replacement[] {
  const { callee, arguments: given } = node;
  const call = (name: string, args: Tree[] = given) => `${name}(${args.map(textOf).join(', ')})`;
  if (callee.type === 'Identifier') {
    const [list] = given;
    if (callee.name === 'not') return [instead(textOf(list))];
    if ((callee.name !== 'and' && callee.name !== 'or') || list?.type !== 'ArrayExpression') return [];
    return list.elements.map((part: Tree) => {
      const rest = list.elements.filter((other: Tree) => other !== part).map(textOf);
      return { node, text: `${callee.name}([${rest.join(', ')}])`, words: `without ${brief(textOf(part))}` };
    });
  }
  if (callee.type !== 'MemberExpression') return [];
  const object = textOf(callee.object);
  const on = (name: string) => instead(call(`${object}.${name}`));
  switch (callee.property.name) {
    case 'some':
      return [on('every')];
    case 'every':
      return [on('some')];
    case 'max':
      return [on('min')];
    case 'min':
      return [on('max')];
    case 'filter':
    case 'trim':
    case 'toSorted':
      return [instead(object)];
    default:
      return [];
  }
}

/** A function's whole return value is missing, if it has no separate parts. */
function valueFaults(value: Tree, source: string): Replacement[] {
  const isOpaque = ['Identifier', 'MemberExpression', 'CallExpression', 'ChainExpression'].includes(
    value.type,
  );
  const textOf = source.slice(value.start, value.end);
  return isOpaque ? [{ node: value, text: 'undefined', words: `undefined instead of ${brief(textOf)}` }] : [];
}

/** Each part of an object is missing. */
function objectFaults({ type, properties }: Tree, source: string): Replacement[] {
  if (type !== 'ObjectExpression') return [];
  return properties.flatMap((property: Tree): Replacement[] => {
    const text = source.slice(property.start, property.end);
    if (property.type === 'SpreadElement') {
      return [{ node: property, text: '...{}', words: `without ${brief(text)}` }];
    }
    // A literal has faults of its own, and an event keeps its type.
    if (property.value.type === 'Literal' || keyOf(property) === 'type') return [];
    return [
      {
        node: property,
        text: `${keyOf(property)}: undefined`,
        words: `without a value of ${keyOf(property)}`,
      },
    ];
  });
}

/** A check that only TypeScript needs before a field of one event can be read. */
const isNarrowing = ({ type, left, operator }: Tree) =>
  type === 'BinaryExpression' &&
  operator === '===' &&
  left.type === 'MemberExpression' &&
  left.object.type === 'Identifier' &&
  left.object.name === 'event' &&
  left.property.name === 'type';

/** Shortened for lists. */
function brief(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/^\((.*)\)$/, '$1');
  return line.length > 70 ? `${line.slice(0, 67)}…` : line;
}
