import { blue, deep, figure, gold, green, type Hero, ink, metal, red, shade, shine, white } from './paint.ts';
import { around, box, circle, dot, flat, group, line, slice, solid, star } from './svg.ts';

const heartPath = 'M0 14C-24-3-16-21-7-21Q-2-21 0-14Q2-21 7-21C16-21 24-3 0 14Z';
const spadePath = 'M0-22C20-4 22 6 13 9Q6 10 3 5L7 17H-7L-3 5Q-6 10-13 9C-22 6-20-4 0-22Z';

const card = (transform: string, suit: string, colour: string) =>
  group(
    transform,
    box(-22, -34, 44, 66, 6, white),
    flat(suit, colour),
    flat('M-18-29H-11V-20H-18ZM11 19H18V28H11Z', colour),
  );

const cards: Hero = () =>
  card('rotate(-20) translate(-14 2)', spadePath, ink) +
  card('rotate(14) translate(12 0)', heartPath, red) +
  line('M6-28L22-24', '#fff', 2);

const hand: Hero = () =>
  card('translate(0 6) rotate(-30) translate(-10-6) scale(.86)', spadePath, ink) +
  card('translate(0 2) scale(.88)', star(0, -3, 17), gold) +
  card('translate(0 6) rotate(30) translate(10-6) scale(.86)', heartPath, red);

const chip: Hero = () =>
  dot(3, 5, 38, '#0004') +
  circle(0, 0, 38, metal) +
  around(8, box(-6, -38, 12, 12, 0, '#fffd', 'stroke="none"')) +
  circle(0, 0, 27, deep) +
  circle(0, 0, 22, metal, 'stroke="#fff" stroke-dasharray="4 3"') +
  flat(star(0, 1, 14), white) +
  line('M-33-8A34 34 0 0 1-16-30', shine, 3);

const chips: Hero = () =>
  [
    [-18, 26, red],
    [-18, 16, white],
    [-18, 6, red],
    [20, 26, blue],
    [20, 16, blue],
    [20, 6, white],
    [20, -4, blue],
    [20, -14, metal],
    [-18, -4, metal],
  ]
    .map(
      ([x, y, colour]) =>
        solid(`M${Number(x) - 20} ${y}v8a20 9 0 0 0 40 0v-8z`, String(colour)) +
        `<ellipse cx="${x}" cy="${y}" rx="20" ry="9" fill="${colour}"/>` +
        line(
          `M${Number(x) - 12} ${Number(y) + 8}v5M${x} ${Number(y) + 10}v5M${Number(x) + 12} ${Number(y) + 8}v5`,
          '#0004',
          4,
        ),
    )
    .join('') + `<ellipse cx="20" cy="-14" rx="11" ry="5" fill="#fff8" stroke="none"/>`;

const wheel: Hero = () =>
  Array.from({ length: 12 }, (_, index) =>
    flat(slice(38, index * 30, index * 30 + 30), index ? (index % 2 ? '#C81E3A' : '#15182B') : '#17955A'),
  ).join('') +
  circle(0, 0, 40, 'none', `stroke="${metal}" stroke-width="7"`) +
  around(6, line('M0-20V-30', '#fff5', 2)) +
  circle(0, 0, 20, metal) +
  around(4, line('M0-8V-18', shade, 3)) +
  dot(0, 0, 6, white) +
  circle(24, -15, 5, white);

const fortuneWheel: Hero = () =>
  Array.from({ length: 8 }, (_, index) =>
    solid(slice(36, index * 45, index * 45 + 45), [red, gold, blue, green][index % 4] ?? red),
  ).join('') +
  circle(0, 0, 38, 'none', `stroke="${metal}" stroke-width="6"`) +
  around(8, dot(0, -38, 2.6, white), 22.5) +
  circle(0, 0, 10, metal) +
  flat(star(0, 0, 7), white) +
  solid('M-9-48H9L0-28Z', white);

const dicePips = (pips: number[][], colour: string) =>
  pips.map(([x = 0, y = 0]) => dot(x, y, 5, colour)).join('');

const dice: Hero = () =>
  group(
    'rotate(-12) translate(-14 4)',
    box(-26, -26, 52, 52, 11, white),
    flat('M-26 10Q-26 26-14 26H14Q26 26 26 14V-14Q22 18-26 10Z', '#0001'),
    dicePips(
      [
        [-13, -13],
        [13, -13],
        [0, 0],
        [-13, 13],
        [13, 13],
      ],
      '#C81E3A',
    ),
  ) +
  group(
    'rotate(18) translate(24-10) scale(.74)',
    box(-26, -26, 52, 52, 11, metal),
    dicePips(
      [
        [-13, 13],
        [0, 0],
        [13, -13],
      ],
      '#2a1700',
    ),
  );

const knight: Hero = () =>
  solid('M-26 40V32H26V40ZM-22 32V26H22V32Z', deep) +
  solid('M-20 26Q-20 10-4-4Q-18 2-26 8Q-34 4-30-6Q-20-22-12-30L-10-42L0-32Q26-28 24 4Q24 16 20 26Z', metal) +
  flat('M0-32Q26-28 24 4Q24 16 20 26H8Q18-10 0-32Z', shade) +
  dot(-11, -19, 3.5, ink) +
  line('M2-26Q18-16 16 6', shade, 3) +
  line('M-24-4Q-16-18-8-26', shine, 3);

const swords: Hero = () =>
  [1, -1]
    .map((side) =>
      group(
        `scale(${side} 1) rotate(42)`,
        solid('M-5 18V-34L0-46L5-34V18Z', white),
        flat('M0-46L5-34V18H0Z', '#8FA0C8'),
        solid('M-16 16H16V23H-16Z', metal),
        solid('M-4 23H4V38H-4Z', '#7A2E12'),
        circle(0, 40, 5, metal),
      ),
    )
    .join('');

const tophat: Hero = () =>
  solid('M-26-34Q0-42 26-34L22 14H-22Z', '#232B47') +
  flat('M6-38Q20-38 26-34L22 14H10Z', '#0004') +
  solid('M-23 2Q0 10 23 2L22 14Q0 22-22 14Z', red) +
  solid('M-44 16Q-20 8 0 12T44 16Q34 34 0 34T-44 16Z', '#2E3A60') +
  flat(star(-2, 9, 8), gold) +
  line('M-19-28L-16-4', '#fff6', 4) +
  group('translate(22 -24) rotate(20) scale(.5)', box(-18, -26, 36, 52, 5, white), flat(heartPath, red));

const spade: Hero = () =>
  solid('M0-44C38-8 46 10 26 20Q12 24 5 12L14 40H-14L-5 12Q-12 24-26 20C-46 10-38-8 0-44Z', metal) +
  flat('M0-44C38-8 46 10 26 20Q12 24 5 12L14 40H4Q12 0 0-44Z', shade) +
  flat(star(0, -2, 10, 4, 0.3), white) +
  line('M-29 4Q-26-8-12-22', shine, 5);

const bingoBall = (x: number, y: number, radius: number, colour: string, number: string) => {
  const scale = radius / 26;
  return (
    circle(x, y, radius, colour) +
    dot(x, y, radius * 0.6, white) +
    group(`translate(${x} ${y}) scale(${Math.round(scale * 100) / 100})`, number) +
    line(
      `M${Math.round(x - radius * 0.72)} ${Math.round(y - radius * 0.2)}q2-${Math.round(radius * 0.4)} ${Math.round(radius * 0.46)}-${Math.round(radius * 0.52)}`,
      '#fffb',
      3,
    )
  );
};

const twoFigures = (digit: () => number) =>
  line(figure(1 + (digit() % 7)), ink, 3, 'transform="translate(-11 -6)"') +
  line(figure(digit()), ink, 3, 'transform="translate(3 -6)"');

const balls: Hero = (digit) =>
  bingoBall(-22, 15, 20, red, twoFigures(digit)) +
  bingoBall(22, 15, 20, blue, twoFigures(digit)) +
  bingoBall(0, -17, 23, gold, twoFigures(digit));

const bingoCard: Hero = (digit) =>
  group(
    'rotate(-6)',
    box(-36, -40, 72, 80, 8, white),
    flat('M-36-22V-32Q-36-40-28-40H28Q36-40 36-32V-22Z', red),
    [-24, -8, 8, 24].map((x) => dot(x, -31, 4, white)).join(''),
    line('M-18-22V40M0-22V40M18-22V40M-36-1H36M-36 19H36', '#0002', 2),
    [
      [-27, -12],
      [9, 8],
      [-9, 29],
      [27, -12],
      [27, 29],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 7, digit() % 2 ? gold : blue))
      .join(''),
    flat(star(-9, 9, 8), red),
    [
      [-31, 3],
      [5, -18],
      [-31, 24],
      [22, 4],
    ]
      .map(([x = 0, y = 0]) => line(figure(digit()), ink, 2, `transform="translate(${x} ${y})"`))
      .join(''),
  );

const drum: Hero = () =>
  line('M-24 40L0 4L24 40M-32 40H32', metal, 6) +
  circle(0, -6, 35, '#ffffff2b') +
  [
    [-14, 8, red],
    [2, 14, gold],
    [16, 6, blue],
    [-6, -4, green],
    [10, -10, '#FF8CC6'],
    [-18, -10, gold],
  ]
    .map(
      ([x, y, colour]) =>
        circle(Number(x), Number(y), 9, String(colour)) + dot(Number(x), Number(y), 4, white),
    )
    .join('') +
  circle(0, -6, 35, 'none', `stroke="${metal}" stroke-width="4"`) +
  `<ellipse cy="-6" rx="16" ry="35" fill="none" stroke="${metal}" stroke-width="2"/>` +
  line('M-26-18Q-20-32-8-35', shine, 4) +
  circle(38, -6, 6, red);

const ticket: Hero = (digit) =>
  group(
    'rotate(-14)',
    solid('M-44-22H44V-8A8 8 0 0 0 44 8V22H-44V8A8 8 0 0 0-44-8Z', metal),
    line('M20-22V22', shade, 3, 'stroke-dasharray="4 5"'),
    [0, 1, 2]
      .map(
        (index) =>
          circle(-30 + index * 17, -4, 8, white) +
          line(figure(digit()), ink, 2, `transform="translate(${-33 + index * 17} -8.500) scale(.75)"`),
      )
      .join(''),
    flat(star(32, 0, 8), white),
    line('M-36 13H6', shade, 4),
    line('M-38-16H10', shine, 3),
  );

const calendar: Hero = (digit) =>
  box(-34, -32, 68, 70, 8, white) +
  flat('M-34-14V-24Q-34-32-26-32H26Q34-32 34-24V-14Z', red) +
  line('M-16-40V-26M16-40V-26', metal, 7) +
  line(figure(1 + (digit() % 2)), ink, 3, 'transform="translate(-21 -2) scale(2.300)"') +
  line(figure(digit()), ink, 3, 'transform="translate(3 -2) scale(2.300)"');

export const table = {
  cards,
  hand,
  chip,
  chips,
  wheel,
  fortuneWheel,
  dice,
  knight,
  swords,
  tophat,
  spade,
  balls,
  bingoCard,
  drum,
  ticket,
  calendar,
};
