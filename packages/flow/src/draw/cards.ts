import type { Arrow, ChartState, ChartTransition, Trigger } from './chart.ts';
import { textWidth, wrap, type Weight } from './text.ts';

export interface Size {
  width: number;
  height: number;
}

export type TextStyle = 'title' | 'event' | 'condition' | 'detail' | 'tag';
export type Icon = Trigger | 'actor' | 'entry' | 'exit' | 'stay' | 'reenter';

/** Text on a card; `x` and `y` give the start of its baseline, relative to the card's corner. */
export interface Text {
  text: string;
  style: TextStyle;
  x: number;
  y: number;
}

/** One or more lines of a card that belong together, possibly to a transition. */
export interface Row extends Size {
  x: number;
  y: number;
  /** Next to the first line. */
  icon?: Icon;
  trigger?: Trigger;
  transition?: string;
  texts: Text[];
}

/** The text of a state or of an arrow's label, and its size. */
export interface Card extends Size {
  rows: Row[];
}

export const fonts: Record<TextStyle, { size: number; weight: Weight }> = {
  title: { size: 14, weight: 600 },
  event: { size: 12, weight: 600 },
  condition: { size: 11.5, weight: 400 },
  detail: { size: 11.5, weight: 400 },
  tag: { size: 10, weight: 600 },
};

const widest = 200;
const line = 17;
const iconRoom = 17;
const gap = 8;
const padding = { label: { x: 9, y: 5 }, state: { x: 13, y: 9 } };

const widthOf = (text: string, style: TextStyle) => textWidth(text, fonts[style].size, fonts[style].weight);

/** An arrow's events, one per line. */
export function labelCard({ transitions }: Arrow): Card {
  const { x, y } = padding.label;
  return stack(
    transitions.map((transition) => transitionRow(transition, iconOf(transition))),
    { x, y, between: 3 },
  );
}

/** Title and tags, the state's actors, its actions, and the events it handles without leaving. */
export function stateCard(state: ChartState): Card {
  const { x, y } = padding.state;
  const rows = [
    titleRow(state),
    ...state.actors.map((actor) => detailRow('actor', `runs ${actor}`)),
    ...state.entry.map((action) => detailRow('entry', `entering: ${action}`)),
    ...state.exit.map((action) => detailRow('exit', `leaving: ${action}`)),
    ...state.inner.map((transition) => transitionRow(transition, transition.reenters ? 'reenter' : 'stay')),
  ];
  const card = stack(rows, { x, y, between: 2 });
  return { ...card, width: Math.max(card.width, 72) };
}

function stack(rows: readonly Row[], { x, y, between }: { x: number; y: number; between: number }): Card {
  const width = Math.max(0, ...rows.map((row) => row.width));
  let bottom = y;
  const placed = rows.map((row, place) => {
    const top = place === 0 ? y : bottom + between;
    bottom = top + row.height;
    return { ...row, x, y: top, width };
  });
  return { rows: placed, width: width + 2 * x, height: bottom + y };
}

function titleRow(state: ChartState): Row {
  const title: Text = { text: state.key, style: 'title', x: 0, y: 14 };
  let x = widthOf(state.key, 'title') + gap;
  const tags = state.tags.map((tag): Text => {
    const text: Text = { text: `#${tag}`, style: 'tag', x, y: 13.5 };
    x += widthOf(text.text, 'tag') + gap;
    return text;
  });
  return { x: 0, y: 0, width: x - gap, height: 19, texts: [title, ...tags] };
}

function detailRow(icon: Icon, text: string): Row {
  const texts: Text[] = [{ text, style: 'detail', x: iconRoom, y: 12.5 }];
  return { x: 0, y: 0, width: iconRoom + widthOf(text, 'detail'), height: line, icon, texts };
}

/** An eventless transition shows only its condition. */
function iconOf({ trigger }: ChartTransition): Icon | undefined {
  return trigger === 'event' ? undefined : trigger;
}

function transitionRow(transition: ChartTransition, icon: Icon | undefined): Row {
  const { trigger, event, condition, actions, name } = transition;
  const left = icon ? iconRoom : 0;
  const texts: Text[] = [];
  let lines = 0;
  const write = (text: string, style: TextStyle, x = left) => {
    texts.push({ text, style, x, y: lines * line + 12.5 });
    lines += 1;
  };
  const heading = trigger === 'always' && condition ? '' : event;
  if (heading) write(heading, 'event');
  if (condition) {
    const beside = left + widthOf(heading, 'event') + gap;
    const fits = heading !== '' && beside + widthOf(condition, 'condition') <= widest;
    if (fits) lines -= 1;
    write(condition, 'condition', fits ? beside : left);
  }
  const words = actions.map((action, place) => `${action}${place < actions.length - 1 ? ',' : ''}`);
  const room = widest - left - widthOf('/ ', 'detail');
  wrap(words, room, fonts.detail.size).forEach((text, place) => {
    if (place === 0) write(`/ ${text}`, 'detail');
    else write(text, 'detail', left + widthOf('/ ', 'detail'));
  });
  const width = Math.max(...texts.map(({ text, style, x }) => x + widthOf(text, style)));
  return { x: 0, y: 0, width, height: lines * line, icon, trigger, transition: name, texts };
}
