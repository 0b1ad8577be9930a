/** Heights in pixels, top down: a value above the bars, the bars, a value below them, the days. */
const layout = { valueRoom: 18, plot: 120, dayRoom: 20 };
const plotTop = layout.valueRoom;
const plotBottom = plotTop + layout.plot;
export const chartHeight = plotBottom + layout.valueRoom + layout.dayRoom;
const dayLine = chartHeight - 6;

/** The most values and days that fit side by side on a 320 px screen. */
const mostLabels = 7;
/** The most day labels for longer ranges: fewer, because the outermost ones move inwards. */
const fewLabels = 5;
/** Half the width of the widest label, in percent of a 320 px screen. */
const halfLabel = 7;

export interface DayProfit {
  /** YYYY-MM-DD. */
  day: string;
  /** Pesos. */
  net: number;
}

interface Bar {
  day: string;
  /** Percent of the width. */
  x: number;
  width: number;
  /** Pixels. */
  y: number;
  height: number;
}

interface Label {
  day: string;
  text: string;
  /** Position of the text's `anchor`, in percent of the width. */
  x: number;
  anchor: 'start' | 'middle' | 'end';
  /** The text's baseline, in pixels. */
  y: number;
}

interface ProfitGeometry {
  /** The zero line, in pixels. */
  zero: number;
  bars: (Bar & { gain: boolean })[];
  values: (Label & { gain: boolean })[];
  days: Label[];
}

const rounded = (number: number) => Math.round(number * 100) / 100;

/** Three significant digits, such as 1.23K. */
const short = { notation: 'compact', maximumSignificantDigits: 3 } as const;
const plain = new Intl.NumberFormat('en', short);
const signed = new Intl.NumberFormat('en', { ...short, signDisplay: 'exceptZero' });

/** Centres a label on its bar, or aligns it with the chart's edge if it would overflow. */
function placed(middle: number): Pick<Label, 'x' | 'anchor'> {
  if (middle < halfLabel) return { x: 0, anchor: 'start' };
  if (middle > 100 - halfLabel) return { x: 100, anchor: 'end' };
  return { x: middle, anchor: 'middle' };
}

/**
 * The geometry of a bar chart: horizontally in percent, to fill any width, vertically in pixels. The oldest day comes
 * first in the reading direction. Up to seven days all have a value label. Of more days only the highest and the
 * lowest have one, as nothing is above or below them.
 */
export function profitGeometry(
  days: readonly DayProfit[],
  dir: 'ltr' | 'rtl',
  isSigned: boolean,
): ProfitGeometry {
  const nets = days.map(({ net }) => net);
  const top = Math.max(0, ...nets);
  const bottom = Math.min(0, ...nets);
  const scale = top === bottom ? 0 : layout.plot / (top - bottom);
  const zero = top === bottom ? plotTop + layout.plot / 2 : plotTop + top * scale;
  const slot = 100 / days.length;
  const width = Math.min(slot, 100 / mostLabels) * 0.7;
  const middleOf = (index: number) => {
    const along = slot * (index + 0.5);
    return rounded(dir === 'rtl' ? 100 - along : along);
  };

  const bars = days.flatMap(({ day, net }, index) => {
    if (net === 0) return [];
    const height = Math.max(1, Math.abs(net) * scale);
    return {
      day,
      x: rounded(middleOf(index) - width / 2),
      width: rounded(width),
      y: rounded(net > 0 ? zero - height : zero),
      height: rounded(height),
      gain: net > 0,
    };
  });

  const hasRoom = days.length <= mostLabels;
  const extremes = [top, bottom].filter((net) => net !== 0).map((net) => nets.indexOf(net));
  const values = days.flatMap(({ day, net }, index) => {
    if (!hasRoom && !extremes.includes(index)) return [];
    const above = zero - Math.max(0, net) * scale - 5;
    const below = zero - net * scale + 14;
    return {
      day,
      text: (isSigned ? signed : plain).format(net),
      ...placed(middleOf(index)),
      y: rounded(net < 0 ? below : above),
      gain: net > 0,
    };
  });

  const step = hasRoom ? 1 : Math.ceil(days.length / fewLabels);
  const labels = days.flatMap(({ day }, index) => {
    if ((days.length - 1 - index) % step !== 0) return [];
    const [, month = '', date = ''] = day.split('-');
    return { day, text: `${date}/${month}`, ...placed(middleOf(index)), y: dayLine };
  });
  return { zero: rounded(zero), bars, values, days: labels };
}
