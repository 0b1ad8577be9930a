/** One thing measured in several rounds, and what is wanted of it. */
export interface Measure {
  name: string;
  /** Behind the value: ms, KB, MB; '' for plain numbers. */
  unit: string;
  values: number[];
  /** What it is compared with: the same of the static floor, or of another site. */
  reference?: { name: string; values: number[] };
  /** At most so much; a ratio where there is a reference; null where it is only told. */
  goal: number | null;
  /** Bytes, counts and ratios decide; times of a single site vary too much with the machine to. */
  decides: boolean;
}

/** The lower one of the two in the middle, so that it is one that was measured. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** From the least to the greatest, as a share of the greatest. */
export function spread(values: readonly number[]): number {
  const greatest = Math.max(...values);
  return greatest > 0 ? (greatest - Math.min(...values)) / greatest : 0;
}

/** What the goal is held against. */
export const judged = ({ values, reference }: Measure) =>
  median(values) / (reference ? median(reference.values) : 1);

/** A measure that did not come passes no goal. */
export const passes = (measure: Measure) => measure.goal === null || judged(measure) <= measure.goal;

export const failures = (measures: readonly Measure[]) =>
  measures.filter((measure) => measure.decides && !passes(measure));

const shown = (value: number) => (value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en'));

/** A table of Markdown. */
export function table(measures: readonly Measure[]): string {
  const rows = measures.map((measure) => {
    const { name, unit, values, reference, goal, decides } = measure;
    const wanted = goal?.toLocaleString('en') ?? '';
    const verdict = passes(measure) ? 'yes' : decides ? '**no**' : 'no';
    return [
      name,
      `${shown(median(values))} ${unit}`.trim(),
      `${Math.round(spread(values) * 100)} %`,
      reference ? `${judged(measure).toFixed(2)} × ${reference.name}` : '',
      wanted && `≤ ${wanted} ${reference ? '×' : unit}`.trim(),
      wanted && verdict,
    ];
  });
  const header = ['measure', 'value', 'spread', 'compared', 'goal', 'reached'];
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
