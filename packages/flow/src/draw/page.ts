import type { AnyStateMachine } from 'xstate';
import { chartOf } from './chart.ts';
import { layOut } from './layout.ts';
import { iconDefinitions, svgOf, textStyle } from './svg.ts';
import { escaped } from './text.ts';

/** Colours for `svgOf`, following the system's theme. */
const style = `
:root { color-scheme: light dark; --line: light-dark(#6f7da3, #7382b0); --text: light-dark(#10172e, #f4f6ff); }
body { margin: 2rem; background: light-dark(#f4f6fb, #0b1020); color: var(--text); font-family: system-ui, sans-serif; }
h2 { font-size: 1rem; margin: 2rem 0 .5rem; }
.drawing { overflow: auto; }
.definitions { position: absolute; width: 0; height: 0; }
.chart text { fill: var(--text); }
.chart .history .text-title { text-anchor: middle; }
.chart .text-event { fill: var(--tone, var(--text)); }
.chart .text-condition { font-style: italic; }
.chart .icon { fill: none; stroke: var(--tone, var(--line)); stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.on-event { --tone: light-dark(#1b57c9, #8db6ff); }
.on-answer { --tone: light-dark(#0a704a, #45d69b); }
.on-failure { --tone: light-dark(#bf2032, #ff7b7b); }
.on-delay { --tone: light-dark(#855300, #ffb547); }
.on-always { --tone: light-dark(#6d28d9, #c0a2ff); }
.on-completion, .on-mixed { --tone: var(--line); }
.box, .inner-box { fill: light-dark(#fff, #161f38); stroke: var(--line); stroke-width: 1.4; }
.container > .box { fill: light-dark(#fafbff, #10182b); }
.region > .box { stroke-dasharray: 6 4; }
.inner-box, .hit { fill: none; }
.line { fill: none; stroke: var(--tone, var(--line)); stroke-width: 1.5; }
.head { fill: var(--tone, var(--line)); }
.start circle, .start .head { fill: var(--text); }
.start .line { stroke: var(--text); }
.plate { fill: light-dark(#eef1f9, #1b2544); stroke: var(--line); stroke-opacity: .4; }
`;

/** A self-contained page with a drawing of each machine. */
export async function chartsPage(machines: readonly AnyStateMachine[]): Promise<string> {
  const drawings: string[] = [];
  for (const machine of machines) {
    const drawing = svgOf(
      await layOut(chartOf(machine)),
      { kind: 'chart', name: machine.id },
      { isSized: true },
    );
    drawings.push(`<h2>${escaped(machine.id)}</h2>\n<div class="drawing">${drawing}</div>`);
  }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Charts</title>
<style>${textStyle}${style}</style>
<body>
<h1>Charts</h1>
${iconDefinitions}
${drawings.join('\n')}
</body>
</html>
`;
}
