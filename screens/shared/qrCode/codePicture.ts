interface Drawing {
  width: number;
  height: number;
  bars: readonly { x: number; y: number; width: number; height: number }[];
}

/**
 * A code as a data URL. Don't inline the SVG: forced dark modes turn it to white on black, which many scanners can't
 * read.
 */
export function codePicture({ width, height, bars }: Drawing): string {
  const path = bars.map((bar) => `M${bar.x} ${bar.y}h${bar.width}v${bar.height}h-${bar.width}z`).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${width}v${height}h-${width}z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
