/** One decimal is enough at every size, and keeps the files small. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** A path without outline. */
export const flat = (d: string, fill: string, attributes = '') =>
  `<path d="${d}" fill="${fill}" stroke="none"${attributes && ` ${attributes}`}/>`;

/** A path with the outline of its group. */
export const solid = (d: string, fill: string, attributes = '') =>
  `<path d="${d}" fill="${fill}"${attributes && ` ${attributes}`}/>`;

/** An open stroke with round ends. */
export const line = (d: string, colour: string, width: number, attributes = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"` +
  `${attributes && ` ${attributes}`}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, attributes = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${attributes && ` ${attributes}`}/>`;

export const dot = (x: number, y: number, radius: number, fill: string) =>
  circle(x, y, radius, fill, 'stroke="none"');

export const group = (transform: string, ...children: string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`;

/** Copies around the centre, `step` degrees apart. */
export const around = (count: number, child: string, offset = 0) =>
  Array.from({ length: count }, (_, index) =>
    group(`rotate(${round(offset + (index * 360) / count)})`, child),
  ).join('');

const point = (x: number, y: number, radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
};

export function polygon(x: number, y: number, radius: number, corners: number, from = -90): string {
  const points = Array.from({ length: corners }, (_, index) =>
    point(x, y, radius, from + (index * 360) / corners),
  );
  return `M${points.join('L')}Z`;
}

/** `depth` is the inner radius as a fraction of the outer one. */
export function star(x: number, y: number, radius: number, tips = 5, depth = 0.45, from = -90): string {
  const points = Array.from({ length: tips * 2 }, (_, index) =>
    point(x, y, index % 2 ? radius * depth : radius, from + (index * 180) / tips),
  );
  return `M${points.join('L')}Z`;
}

/** A slice of a disc around the centre, in degrees. */
export const slice = (radius: number, from: number, to: number) =>
  `M0 0L${point(0, 0, radius, from)}A${radius} ${radius} 0 0 1 ${point(0, 0, radius, to)}Z`;

/** A rounded rectangle. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  fill: string,
  attributes = '',
) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${corner}"` +
  ` fill="${fill}"${attributes && ` ${attributes}`}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, attributes = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"` +
  `${attributes && ` ${attributes}`}/>`;

/** `[offset, colour]` or `[offset, colour, opacity]`. */
type Stop = readonly [number, string] | readonly [number, string, number];

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity]) => {
      const at = offset === 0 ? '' : ` offset="${offset}"`;
      return `<stop${at} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
    })
    .join('');

export const linear = (id: string, direction: string, ...list: Stop[]) =>
  `<linearGradient id="${id}" ${direction}>${stops(list)}</linearGradient>`;

export const radial = (id: string, ...list: Stop[]) =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

export const picture = (width: number, height: number, ...children: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${children.join('')}</svg>`;

export const defs = (...children: string[]) => `<defs>${children.join('')}</defs>`;

export const fill = (width: number, height: number, paint: string) =>
  `<path d="M0 0H${width}V${height}H0Z" fill="${paint}"/>`;
