/** One measurement over several rounds, with its goal. */
export interface Measure {
  name: string;
  /** Unit: ms, KB, MB; '' for plain numbers. */
  unit: string;
  values: number[];
  /** The comparison: the static floor or another site, measured in the same way. */
  reference?: { name: string; values: number[] };
  /** Upper limit, as a ratio if there is a reference; null if only reported. */
  goal: number | null;
  /** Bytes, counts and ratios are decisive; times of a single site depend too much on the machine. */
  decides: boolean;
}

/** Of two middle values the lower one, so that it is an actual measurement. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Difference between the largest and smallest value, as a fraction of the largest. */
export function spread(values: readonly number[]): number {
  const greatest = Math.max(...values);
  return greatest > 0 ? (greatest - Math.min(...values)) / greatest : 0;
}

/** The number to compare with the goal. */
export const judged = ({ values, reference }: Measure) =>
  median(values) / (reference ? median(reference.values) : 1);

/** A missing measurement passes no goal. */
export const passes = (measure: Measure) => measure.goal === null || judged(measure) <= measure.goal;

export const failures = (measures: readonly Measure[]) =>
  measures.filter((measure) => measure.decides && !passes(measure));

const shown = (value: number) => (value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en'));

/** A Markdown table. */
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
