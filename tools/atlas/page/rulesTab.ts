import type { AtlasMachine, AtlasRule } from '../content.ts';
import { counted, element } from './dom.ts';
import { hashOf } from './route.ts';

/** The rules with their verdicts, broken ones first. */
export function rulesTab(machine: AtlasMachine, pointed: number | null): HTMLElement {
  const { rules, explored, variants } = machine;
  const items = rules
    .map((rule, place) => ({ rule, place }))
    .sort((a, b) => Number(b.rule.broken.length > 0) - Number(a.rule.broken.length > 0))
    .map(({ rule, place }) => ruleItem(machine, rule, place === pointed));
  const proof =
    `Each holds in all of ${counted(explored.states, 'state')} and ${counted(explored.steps, 'step')} ` +
    `of ${counted(variants.length, 'variant')}, unless it says otherwise.`;
  return element(
    'div',
    {},
    element('p', { class: 'faint' }, rules.length > 0 ? proof : 'No rules are written for this chart.'),
    element('ul', { class: 'rules' }, ...items),
  );
}

function ruleItem(
  machine: AtlasMachine,
  { text, requirements, broken }: AtlasRule,
  isPointed: boolean,
): HTMLElement {
  const holds = broken.length === 0;
  return element(
    'li',
    { class: ['rule', holds ? 'holds' : 'broken', isPointed ? 'pointed' : ''].filter(Boolean).join(' ') },
    element('span', { class: 'verdict' }, holds ? 'Holds' : 'Broken'),
    element('p', {}, text),
    element('p', { class: 'ids' }, ...requirements.map((id) => element('code', {}, id))),
    ...broken.map(({ counterexample, path }) =>
      element(
        'p',
        { class: 'counterexample' },
        counterexample,
        ' ',
        element(
          'a',
          { href: hashOf({ machine: machine.name, walk: { kind: 'counterexample', place: path, step: 0 } }) },
          'Walk it',
        ),
      ),
    ),
  );
}
