import type { AtlasMachine } from '../content.ts';
import { walkedOf } from './atlas.ts';
import { chartTab } from './chartTab.ts';
import { details } from './details.ts';
import { byId, element } from './dom.ts';
import { pathsTab } from './pathsTab.ts';
import type { ChartRoute } from './route.ts';
import { rulesTab } from './rulesTab.ts';

const tabs = ['rules', 'paths', 'chart'] as const;
type Tab = (typeof tabs)[number];

let chosen: Tab = 'rules';

/** Fills the side panel for a route; a rule or path opens its own tab. */
export function showPanel(machine: AtlasMachine, route: ChartRoute) {
  if (route.walk) chosen = 'paths';
  if (route.subject?.kind === 'rule') chosen = 'rules';
  const panel = byId('panel');
  panel.setAttribute('aria-label', 'About this chart');
  const bodies: Record<Tab, () => HTMLElement> = {
    rules: () => rulesTab(machine, route.subject?.kind === 'rule' ? route.subject.place : null),
    paths: () => pathsTab(machine, walkedOf(machine, route)),
    chart: () => chartTab(machine),
  };
  const titles: Record<Tab, string> = {
    rules: `Rules ${machine.rules.length}`,
    paths: `Paths ${machine.paths.length}`,
    chart: 'Chart',
  };
  const body = element(
    'div',
    { id: 'tab', role: 'tabpanel', 'aria-labelledby': `tab-${chosen}` },
    bodies[chosen](),
  );
  const buttons = tabs.map((tab) =>
    element(
      'button',
      {
        id: `tab-${tab}`,
        role: 'tab',
        type: 'button',
        'aria-selected': String(tab === chosen),
        'aria-controls': 'tab',
        tabindex: tab === chosen ? 0 : -1,
        onclick: () => choose(tab),
        onkeydown: (event) => onKey(event as KeyboardEvent, tab),
      },
      titles[tab],
    ),
  );
  const choose = (tab: Tab) => {
    chosen = tab;
    showPanel(machine, route);
    byId(`tab-${tab}`).focus();
  };
  const onKey = (event: KeyboardEvent, tab: Tab) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by) choose(tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length]!);
  };
  const card = details(machine, route.subject);
  const list = element(
    'div',
    { class: 'tabs', role: 'tablist', 'aria-label': 'About this chart' },
    ...buttons,
  );
  panel.replaceChildren(...(card ? [card] : []), list, body);
  if (card) panel.scrollTop = 0;
  // On a narrow screen the panel is below the drawing, which should stay visible.
  const scrollsItself = panel.scrollHeight > panel.clientHeight;
  const current =
    panel.querySelector('.screen') ?? panel.querySelector('[aria-current="step"], .rule.pointed');
  if (scrollsItself || route.subject?.kind === 'rule') current?.scrollIntoView({ block: 'nearest' });
}
