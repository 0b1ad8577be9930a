import compatibility from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';
import compat from 'core-js-compat';

/** The browsers of .browserslistrc, by their names in MDN's data. */
const names = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox'],
  ios_saf: ['safari_ios'],
  safari: ['safari'],
  samsung: ['samsunginternet_android'],
};

/** The oldest version of each. */
const oldest = {};
for (const each of browserslist()) {
  const [name, version] = each.split(' ');
  for (const one of names[name]) oldest[one] = Math.min(oldest[one] ?? Infinity, Number.parseFloat(version));
}

const isNew = ({ support }) =>
  Object.entries(oldest).some(([browser, version]) => {
    const [first] = [support[browser] ?? []].flat();
    const since = String(first?.version_added ?? 'never').replace('≤', '');
    return !first || first.flags || first.prefix || !(Number.parseFloat(since) <= version);
  });

/** What src/oldest/polyfills.ts adds, in lower case: core-js by the list, and its own. */
const polyfilled = new Set([
  ...compat({ targets: browserslist(), modules: /^(es|web)\./ }).list.map((module) =>
    module.replace(/^(es|web)\.|\.v\d+$|-alternative$/g, '').replaceAll('-', ''),
  ),
  'abortsignal.reason',
  'abortsignal.throwifaborted',
  'abortsignal.timeout',
  'htmlelement.inert',
]);

const owners = { ...compatibility.api, ...compatibility.javascript.builtins };
const memberOf = (owner, name) => {
  const members = Object.hasOwn(owners, owner) ? owners[owner] : {};
  const found = [`${name}_static`, name].find((key) => key !== '__compat' && Object.hasOwn(members, key));
  return found && members[found].__compat;
};
const lacks = (statement, name) => statement && isNew(statement) && !polyfilled.has(name.toLowerCase());

/** Interfaces whose objects the app has under names of its own. */
const instances =
  /^(AbortSignal|Array|Blob|Date|Document|DocumentFragment|Element|Headers|Intl|Map|Node|NodeList|Number|Promise|RegExp|Request|Response|Set|String|SubmitEvent|URLSearchParams|.*Array|.*Event|.*Observer|HTML.*|IDB.*|SVG.*)$/;

/** Methods of the app's own objects that are called like new ones of the browser. */
const ownMethods = ['info', 'isValid', 'show', 'watch'];

/** Methods by name alone, as the type of an object is not known here. */
const newMethods = new Set();
const oldMethods = new Set(ownMethods);
for (const [owner, members] of Object.entries(owners)) {
  for (const key of Object.keys(members)) {
    if (key === '__compat' || key.endsWith('_static')) continue;
    if (!lacks(members[key].__compat, `${owner}.${key}`)) oldMethods.add(key);
    else if (instances.test(owner)) newMethods.add(key);
  }
}

const lookbehind = compatibility.javascript.regular_expressions.lookbehind_assertion.__compat;

/** Objects that are there from the start, by their interface. */
const singletons = {
  crypto: 'Crypto',
  document: 'Document',
  globalThis: 'Window',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  self: 'Window',
  window: 'Window',
};

const isGlobal = (context, { name }, node) => {
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
    if (scope.set.get(name)?.defs.length > 0) return false;
  }
  return true;
};

/** What the browsers of .browserslistrc lack is polyfilled, or its file asks first whether it is there. */
const known = {
  create(context) {
    const found = [];
    const asked = new Set();

    const isAsked = (node) => {
      const { parent } = node;
      return (
        (parent.optional && (parent.object === node || parent.callee === node)) ||
        (parent.type === 'LogicalExpression' && parent.left === node) ||
        (parent.type === 'UnaryExpression' && /^(!|typeof)$/.test(parent.operator)) ||
        parent.type === 'BinaryExpression' ||
        parent.test === node
      );
    };
    const global = (node) => {
      if (node.type !== 'Identifier') return;
      const { name } = node;
      const statement = owners[name]?.__compat ?? memberOf('Window', name);
      if (lacks(statement, name) && isGlobal(context, node, node)) found.push({ node, name });
    };
    return {
      UnaryExpression({ operator, argument }) {
        if (operator === 'typeof' && argument.type === 'Identifier') asked.add(argument.name);
      },
      BinaryExpression({ operator, left }) {
        if (operator === 'in' && left.type === 'Literal') asked.add(left.value);
      },
      Literal(node) {
        if (isNew(lookbehind) && /\(\?<[=!]/.test(node.regex?.pattern ?? ''))
          found.push({ node, name: '(?<=' });
      },
      CallExpression: ({ callee }) => global(callee),
      NewExpression: ({ callee }) => global(callee),
      MemberExpression(node) {
        const { object, property, computed, parent } = node;
        if (computed) return;
        const { name } = property;
        if (isAsked(node)) asked.add(name);
        global(object);
        const owner =
          object.type === 'Identifier' &&
          isGlobal(context, object, node) &&
          (singletons[object.name] ?? object.name);
        const statement = owner && memberOf(owner, name);
        const isCall = parent.type === 'CallExpression' && parent.callee === node;
        const isMissing = statement
          ? lacks(statement, `${owner}.${name}`)
          : isCall && newMethods.has(name) && !oldMethods.has(name);
        if (isMissing) found.push({ node: property, name });
      },
      'Program:exit'() {
        for (const { node, name } of found) {
          if (asked.has(name)) continue;
          context.report({
            node,
            message: `DEV-02: a browser of .browserslistrc has no ${name}. Ask first whether it is there, or polyfill it in src/oldest/polyfills.ts.`,
          });
        }
      },
    };
  },
};

export default { meta: { name: 'baseline' }, rules: { known } };
