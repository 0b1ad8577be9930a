import { blue, deep, gold, green, type Hero, ink, metal, red, shade, shine, white } from './paint.ts';
import { around, box, circle, dot, flat, line, polygon, solid, star } from './svg.ts';

const gem: Hero = () =>
  solid('M-36-12L-20-34H20L36-12L0 38Z', metal) +
  flat('M-36-12H36L20-34H-20Z', '#fff5') +
  flat('M-14-12L0 38L14-12L0-34Z', '#fff4') +
  flat('M-36-12H-14L0 38Z', '#0002') +
  flat('M14-12H36L0 38Z', '#0001') +
  flat('M-28-16L-18-30H-7L-15-16Z', shine);

const coin: Hero = () =>
  dot(4, 5, 37, deep) +
  circle(0, 0, 37, metal) +
  circle(0, 0, 29, 'none', 'stroke="#0003" stroke-width="3"') +
  line('M-8 19V-19H3A11 11 0 0 1 3 4H-8M-15-12H19M-15-4H19', '#5a3400', 5) +
  line('M-31-13A33 33 0 0 1-10-31', shine, 5);

const crown: Hero = () =>
  solid('M-38 24L-43-18L-20 2L0-34L20 2L43-18L38 24Z', metal) +
  flat('M0-34L20 2L43-18L38 24H4Z', '#0001') +
  solid('M-38 23H38V35H-38Z', deep) +
  [-43, 0, 43].map((x) => circle(x, x ? -20 : -37, 6, white)).join('') +
  dot(0, 12, 7, red) +
  dot(-20, 14, 5, green) +
  dot(20, 14, 5, blue) +
  flat('M-33 18L-37-8L-24 4Z', '#fff6');

const seven: Hero = () =>
  flat('M-25-31H37V-13Q13 9 7 43H-17Q-11 11 13-11H-9L-13-3H-25Z', '#0005') +
  solid('M-30-36H32V-18Q8 4 2 38H-22Q-16 6 8-16H-14L-18-8H-30Z', metal) +
  flat('M-26-32H28V-27H-26Z', shine) +
  line('M-17 34Q-11 8 10-13', '#fff6', 3);

const clover: Hero = () =>
  line('M0 4Q4 26 18 40', '#1E7B36', 6) +
  around(4, solid('M0 0C-30-8-26-40 0-28C26-40 30-8 0 0Z', metal) + line('M0-4V-20', shade, 2), 45) +
  around(4, line('M-14-25C-19-19-16-12-11-9', shine, 3), 45);

const bell: Hero = () =>
  circle(0, 31, 9, deep) +
  solid('M0-40C23-40 26-18 28 2C30 14 39 18 39 25H-39C-39 18-30 14-28 2C-26-18-23-40 0-40Z', metal) +
  flat('M8-38C24-34 25-16 27 2C29 14 38 18 38 24H18C22 4 18-22 8-38Z', '#0002') +
  line('M-31 15H31', shade, 3) +
  line('M-14-27C-20-19-20-5-21 5', shine, 6);

const cherry: Hero = () =>
  line('M-17 10Q-6-22 18-37Q22-12 18 10', '#3FA34D', 5) +
  solid('M18-37Q40-42 45-22Q25-17 18-37Z', '#58C566') +
  line('M20-35L40-25', '#0003', 2) +
  [-18, 19]
    .map(
      (x) =>
        circle(x, 20, 19, red) +
        dot(x + 4, 25, 12, '#B0102C') +
        line(`M${x - 11} 15Q${x - 9} 8 ${x - 2} 7`, '#fffb', 5),
    )
    .join('');

const flame: Hero = () =>
  solid(
    'M4-44C10-23 35-12 33 12C31 32 15 41 0 41C-19 41-33 29-33 10C-33-4-22-10-18-25C-10-18-8-12-8-6C2-14 6-28 4-44Z',
    '#FF5A2E',
  ) +
  flat('M2-12C8 0 20 6 18 20C16 32 8 37 0 37C-12 37-20 29-19 18C-18 8-8 6-6-2C0 2 2-4 2-12Z', '#FFB52E') +
  flat('M0 10C6 16 10 20 8 28C6 34 2 35 0 35C-6 35-10 30-9 25C-8 18-2 18 0 10Z', '#FFF1B0') +
  line('M-26 6Q-25-3-18-10', '#fff8', 4);

const moon: Hero = () =>
  solid('M14-37A39 39 0 1 0 35 20A33 33 0 0 1 14-37Z', metal) +
  dot(-18, 10, 6, shade) +
  dot(-6, 26, 4, shade) +
  line('M-29-8A29 29 0 0 1-14-25', shine, 5) +
  solid(star(20, -6, 13), white) +
  flat(star(35, -27, 7), white);

const sampaguita: Hero = () =>
  around(
    3,
    solid('M0-12C18-18 36-30 40-40C18-46-2-34 0-12Z', '#1F8A4C') + line('M3-16L28-34', shade, 2),
    20,
  ) +
  around(6, solid('M0-2C-17-10-15-36 0-40C15-36 17-10 0-2Z', white) + line('M0-10V-28', '#C9D3EA', 2)) +
  circle(0, 0, 9, metal);

const sun: Hero = () =>
  around(8, solid('M-6-24L0-47L6-24Z', metal)) +
  around(8, solid('M-4-24L0-38L4-24Z', deep), 22.5) +
  circle(0, 0, 25, metal) +
  circle(0, 0, 18, 'none', 'stroke="#0002" stroke-width="3"') +
  line('M-18-7A19 19 0 0 1-7-17', shine, 4);

const mask: Hero = () =>
  line('M-40-20Q-50-34-40-44M40-20Q50-34 40-44', deep, 5) +
  solid('M-41-22Q0-40 41-22C43 8 21 23 0 39C-21 23-43 8-41-22Z', metal) +
  flat('M0-31Q24-31 41-22C43 8 21 23 0 39Z', '#0002') +
  flat('M-29-10Q-16-21-6-8Q-16 1-29-10ZM29-10Q16-21 6-8Q16 1 29-10Z', ink) +
  line('M-14 16Q0 27 14 16', ink, 4) +
  flat(star(0, -22, 7), red) +
  line('M-34-17Q-36-2-28 8', shine, 4);

const pyramid: Hero = () =>
  solid('M0-38L44 33H-44Z', metal) +
  flat('M0-38L44 33H11Z', shade) +
  line('M-31 12H25M-19-8H15M-8 12V32M-2-8V11', shade, 2) +
  solid('M0-38L12-18H-12Z', gold) +
  flat('M-15 3Q0-9 15 3Q0 15-15 3Z', white) +
  dot(0, 3, 5, ink);

const rocket: Hero = () =>
  flat('M-10 20Q0 54 10 20Z', '#FFB52E') +
  flat('M-5 20Q0 40 5 20Z', white) +
  solid('M-15 0L-31 23L-13 21ZM15 0L31 23L13 21Z', red) +
  solid('M0-46C19-28 21 2 14 22H-14C-21 2-19-28 0-46Z', metal) +
  flat('M0-46C19-28 21 2 14 22H4C12-4 10-28 0-46Z', shade) +
  circle(0, -11, 9, '#12335F', 'stroke="#fff" stroke-width="3"') +
  line('M-11 14Q-14-6-7-25', shine, 4);

const chest: Hero = () =>
  flat('M-28-8Q-16-36 0-24Q18-38 28-8Z', gold) +
  [-18, -4, 12].map((x, index) => circle(x, -17 - index * 2, 7, gold)).join('') +
  dot(20, -14, 5, red) +
  dot(2, -27, 5, green) +
  solid('M-38-10H38L34 34H-34Z', '#8A4B1C') +
  flat('M-38-10H38L37 0H-37Z', shade) +
  solid('M-40-12H40V-3H-40Z', metal) +
  solid('M-26-3H-16V34H-24ZM26-3H16V34H24Z', metal) +
  box(-8, -2, 16, 17, 4, metal) +
  flat('M-3 3H3L2 11H-2Z', ink);

const horseshoe: Hero = () =>
  solid('M-22 38C-46 2-38-40 0-40S46 2 22 38L6 33C28 2 22-22 0-22S-28 2-6 33Z', metal) +
  [
    [-25, 20],
    [-31, 0],
    [-25, -20],
    [0, -31],
    [25, -20],
    [31, 0],
    [25, 20],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 3, '#0007'))
    .join('') +
  line('M-36 0Q-38-24-14-36', shine, 4);

const bolt: Hero = () =>
  flat('M12-38L-22 12H0L-8 46L32-6H8L22-38Z', '#0004') +
  solid('M8-43L-28 8H-5L-14 43L28-10H4L18-43Z', metal) +
  flat('M18-43L4-10H28L-14 43L12-4H-10Z', '#0002') +
  line('M6-36L-18-1', shine, 4);

const bars: Hero = () =>
  [-22, 3, 28]
    .map(
      (y, index) =>
        box(-38, y - 11, 76, 22, 5, index === 1 ? red : metal) +
        line(`M-28 ${y - 6}H28`, '#fff6', 3) +
        flat(star(0, y + 1, 7) + star(-20, y + 1, 5) + star(20, y + 1, 5), index === 1 ? white : '#5a3400'),
    )
    .join('');

const heart: Hero = () =>
  solid('M0 38C-62-6-38-44-14-36Q-4-32 0-22Q4-32 14-36C38-44 62-6 0 38Z', red) +
  flat('M0 38C62-6 38-44 14-36C40-22 24 10 0 38Z', shade) +
  line('M-31-7Q-33-24-18-28', '#fffb', 6) +
  flat(star(10, -2, 12, 4, 0.28), '#fff8');

const trident: Hero = () =>
  line('M0-30V44', metal, 7) +
  line('M0-30V44', shade, 2) +
  solid(
    'M-30-34L-22-20V-6Q-20 6-4 6V-24L0-46L4-24V6Q20 6 22-6V-20L30-34V-4Q28 14 4 15H-4Q-28 14-30-4Z',
    metal,
  ) +
  circle(0, 16, 6, blue) +
  line('M-27-22V-4', shine, 3);

const orb: Hero = () =>
  solid('M-26 24H26L32 40H-32Z', deep) +
  circle(0, -6, 34, metal) +
  dot(4, -2, 26, '#ffffff22') +
  flat(star(0, -6, 20, 6, 0.5), '#fff7') +
  flat(polygon(0, -6, 9, 6), white) +
  line('M-25-14A27 27 0 0 1-10-30', shine, 5);

export const fortune = {
  gem,
  coin,
  crown,
  seven,
  clover,
  bell,
  cherry,
  flame,
  moon,
  sampaguita,
  sun,
  mask,
  pyramid,
  rocket,
  chest,
  horseshoe,
  bolt,
  bars,
  heart,
  orb,
  trident,
};
