import postcss, { type AtRule, type Container, type Declaration, type Rule } from 'postcss';

const units = [
  { unit: /(?<=\d)[dsl]v(h|w|i|b|min|max)\b/g, instead: 'v$1', missing: '(height: 1dvh)' },
  // Where containers are as wide as the page, as on phones.
  { unit: /(?<=\d)cq(i|w)\b/g, instead: 'vw', missing: '(width: 1cqi)' },
];
/** A container query below the narrowest page is for a tile: phones have no wide ones. */
const narrowestPage = 320;

/** Raises specificity above the original rule, whichever sheet loads later. */
const aboveAll = (selectors: string[]) =>
  selectors
    .map((one) => one.replace(/(::?(?:before|after|placeholder|marker|-[\w-]+))?$/, ':not(#oldest)$1'))
    .join(',');

/** A copy of the rule with only these declarations, in the same context. */
function copyOf(rule: Rule, declarations: Declaration[], selector = aboveAll(rule.selectors)): Container {
  let copy: Container = rule.clone({ selector, nodes: [] });
  copy.append(declarations.map((one) => one.clone()));
  for (let parent = rule.parent; parent?.type === 'atrule'; parent = parent.parent) {
    copy = (parent as AtRule).clone({ nodes: [copy as Rule] });
  }
  return copy;
}

const unless = (missing: string, nodes: Container[]) =>
  postcss.atRule({ name: 'supports', params: `not ${missing}`, nodes: nodes as Rule[] });

const declarationsOf = (rule: Rule) =>
  (rule.nodes ?? []).filter((node): node is Declaration => node.type === 'decl');

function isInContainer(rule: Rule): boolean {
  for (let parent = rule.parent; parent; parent = parent.parent as typeof parent) {
    if (parent.type === 'atrule' && (parent as AtRule).name === 'container') return true;
  }
  return false;
}

/** Converts a container query to one of the page. */
function pageQuery(params: string): string {
  const narrow = /(?:max-inline-size:|inline-size\s*<=?)\s*(\d+)/.exec(params);
  if (narrow && Number(narrow[1]) <= narrowestPage) return 'all';
  const condition = params.replace(/^[\w-]+\s+(?=\()/, '').replaceAll('inline-size', 'width');
  return condition
    .replace(/\(width\s*>=\s*([\w.]+)\)/g, '(min-width: $1)')
    .replace(/\(width\s*<=?\s*([\w.]+)\)/g, '(max-width: $1)');
}

/** Elements that a style selects by their contents. */
export interface Relation {
  of: string;
  has: string;
}

const hasMark = ':has(';

/** The selector with an attribute for each `:has()`; src/oldest/relations.ts sets it. */
function byAttribute(selector: string, relations: Relation[]): string {
  const start = selector.indexOf(hasMark);
  if (start === -1) return selector;
  let end = start + hasMark.length;
  for (let depth = 1; depth > 0; end += 1) {
    if (selector[end] === '(') depth += 1;
    if (selector[end] === ')') depth -= 1;
  }
  const relation = {
    of: selector.slice(0, start) || '*',
    has: selector.slice(start + hasMark.length, end - 1),
  };
  const known = relations.findIndex(({ of, has }) => of === relation.of && has === relation.has);
  const place = known === -1 ? relations.push(relation) - 1 : known;
  return byAttribute(`${selector.slice(0, start)}[data-has~="${place}"]${selector.slice(end)}`, relations);
}

/**
 * Additional styles for browsers of .browserslistrc that lack a unit, a selector or container queries, to follow the
 * original ones. `relations` are those of `:has()`, by the number used in the styles.
 */
export function stylesForOldest(css: string): { css: string; relations: Relation[] } {
  const relations: Relation[] = [];
  const fallbacks = postcss.root();
  const related = postcss.root();
  postcss.parse(css).walkRules((rule) => {
    const parent = rule.parent as AtRule | undefined;
    if (parent?.type === 'atrule' && parent.name.endsWith('keyframes')) return;
    if (isInContainer(rule)) return;
    const declarations = declarationsOf(rule);
    for (const { unit, instead, missing } of units) {
      const lacking = declarations
        .filter(({ value }) => value.search(unit) !== -1)
        .map((one) => one.clone({ value: one.value.replaceAll(unit, instead) }));
      if (lacking.length > 0) fallbacks.append(unless(missing, [copyOf(rule, lacking)]));
    }
    const rotated = declarations.filter(({ prop }) => prop === 'rotate');
    if (rotated.length > 0) {
      const turned = rotated.map((one) => one.clone({ prop: 'transform', value: `rotate(${one.value})` }));
      fallbacks.append(unless('(rotate: 1deg)', [copyOf(rule, turned)]));
    }
    if (rule.selector.includes(hasMark)) {
      const selectors = rule.selectors.map((one) => byAttribute(one, relations));
      related.append(copyOf(rule, declarations, selectors.join(',')));
    }
    if (!rule.selector.includes(hasMark) && rule.selector.includes(':focus-visible')) {
      const selector = rule.selector.replaceAll(':focus-visible', ':focus');
      fallbacks.append(unless('selector(:focus-visible)', [copyOf(rule, declarations, selector)]));
    }
  });
  postcss.parse(css).walkAtRules('container', ({ params, nodes = [] }) => {
    const copies = nodes.flatMap((node) =>
      node.type === 'rule' ? [node.clone({ selector: aboveAll(node.selectors) })] : [],
    );
    const media = postcss.atRule({ name: 'media', params: pageQuery(params), nodes: copies });
    fallbacks.append(unless('(container-type: inline-size)', [media]));
  });
  const all = [...(fallbacks.nodes ?? []), ...(related.nodes ?? [])].map(String).join('');
  return { css: `${all.replaceAll(/\n\s*/g, '')}\n`, relations };
}
