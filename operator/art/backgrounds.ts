import { flat, group, line, round } from './heroes/svg.ts';
import type { Chance } from './random.ts';

/** Draws behind the hero in the palette's tint. */
type Background = (random: Chance, tint: string, width: number, height: number) => string;

const steps = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Where the hero stands, from the top. */
export const horizon = 0.44;

const rays: Background = (random, tint, width, height) => {
  const count = 12 + 2 * Math.floor(random.next() * 4);
  const reach = width + height;
  const turn = random.next() * 30;
  const corner = (index: number) => {
    const angle = ((turn + (index * 360) / count) * Math.PI) / 180;
    return `${Math.round(reach * Math.cos(angle))} ${Math.round(reach * Math.sin(angle))}`;
  };
  const wedges = steps(count).map((index) => `M0 0L${corner(index)}L${corner(index + 0.5)}Z`);
  return group(
    `translate(${width / 2} ${round(height * horizon)})`,
    flat(wedges.join(''), tint, 'opacity=".42"'),
  );
};

const rings: Background = (_random, tint, width, height) =>
  group(
    `translate(${width / 2} ${round(height * horizon)})`,
    ...steps(4).map((index) => {
      const radius = round(width * 0.17 * (index + 1) + 6);
      const opacity = round(0.7 - index * 0.12);
      return `<circle r="${radius}" fill="none" stroke="${tint}" stroke-width="${9 - index}" opacity="${opacity}"/>`;
    }),
  );

const hills: Background = (random, tint, width, height) =>
  steps(2)
    .map((row) => {
      const top = height * (0.62 + row * 0.14);
      const humps = steps(4).map((hump) => {
        const rise = random.between(20, 46) * (hump % 2 ? -0.35 : 1);
        const middle = Math.round((width * (hump + 0.5)) / 4);
        return `Q${middle} ${Math.round(top - rise)} ${Math.round((width * (hump + 1)) / 4)} ${Math.round(top)}`;
      });
      return flat(
        `M0 ${Math.round(top)}${humps.join('')}V${height}H0Z`,
        tint,
        `opacity="${row ? 0.8 : 0.45}"`,
      );
    })
    .join('');

const skyline: Background = (random, tint, width, height) => {
  const towers: string[] = [];
  let x = -4;
  while (x < width) {
    const across = Math.round(random.between(10, 28));
    const tall = Math.round(height * random.between(0.18, 0.54));
    towers.push(`M${x} ${height}v-${tall}h${across}v${tall}`);
    x += across + 2;
  }
  return flat(towers.join(''), tint, 'opacity=".55"');
};

const waves: Background = (random, tint, width, height) => {
  const step = round(width / 8);
  return steps(3)
    .map((row) => {
      const top = Math.round(height * (0.56 + row * 0.15));
      const crest = `q${round(step / 2)} ${-Math.round(random.between(9, 18))} ${step} 0`;
      return flat(
        `M0 ${top}${crest}${`t${step} 0`.repeat(7)}V${height}H0Z`,
        tint,
        `opacity="${round(0.28 + row * 0.2)}"`,
      );
    })
    .join('');
};

const lattice: Background = (random, tint, width, height) => {
  const across = random.pick([26, 32, 40]);
  const down = Math.round(across * 0.8);
  const zigzag = (from: number) =>
    `M${-across} ${from}${`l${across / 2} ${down / 2}l${across / 2} ${-down / 2}`.repeat(Math.ceil(width / across) + 2)}`;
  const rowCount = Math.ceil(height / down) * 2 + 2;
  const lines = steps(rowCount).map((row) => zigzag(Math.round((row - 1) * (down / 2))));
  return line(lines.join(''), tint, 1.5, 'opacity=".42"');
};

const bokeh: Background = (random, tint, width, height) =>
  steps(9)
    .map(() => {
      const [x, y] = [random.next() * width, random.next() * height].map(Math.round);
      return `<circle cx="${x}" cy="${y}" r="${Math.round(random.between(8, 30))}" fill="${tint}" opacity=".34"/>`;
    })
    .join('');

const spotlights: Background = (random, tint, width, height) => {
  const beams = [0.15, 0.5, 0.85].map((part) => {
    const foot = Math.round(width * part);
    const lean = Math.round(random.between(-30, 30));
    return `M${foot} -10L${foot - 34 + lean} ${height}H${foot + 34 + lean}Z`;
  });
  return flat(beams.join(''), tint, 'opacity=".38"');
};

export const backgrounds = { rays, rings, hills, skyline, waves, lattice, bokeh, spotlights };
export type BackgroundName = keyof typeof backgrounds;
export const backgroundNames = Object.keys(backgrounds) as BackgroundName[];
