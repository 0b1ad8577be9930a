import { blue, deep, gold, type Hero, ink, metal, red, shade, shine, white } from './paint.ts';
import { around, circle, dot, flat, group, line, polygon, solid, star } from './svg.ts';

/** A Christmas star lantern. */
const parol: Hero = () =>
  line('M-10 32L-16 46M0 34V48M10 32L16 46', red, 4) +
  circle(0, 0, 37, 'none', `stroke="${metal}" stroke-width="5"`) +
  solid(star(0, 0, 37), metal) +
  flat(star(0, 0, 26), red) +
  flat(star(0, 0, 16), '#FFF1B0') +
  around(5, line('M0-36V0', '#0003', 2) + dot(0, -36, 4, white));

/** A water buffalo's head. */
const carabao: Hero = () =>
  solid(
    'M-16-14C-44-8-50-26-42-40C-38-26-22-28-10-24ZM16-14C44-8 50-26 42-40C38-26 22-28 10-24Z',
    '#F3E7CF',
  ) +
  solid('M-22-8L-40-4Q-36 8-22 6ZM22-8L40-4Q36 8 22 6Z', deep) +
  solid('M-24-20Q0-34 24-20Q28 6 16 26Q10 40 0 40T-16 26Q-28 6-24-20Z', metal) +
  flat('M0-27Q16-27 24-20Q28 6 16 26Q10 40 0 40Z', '#0002') +
  solid('M-17 20Q0 10 17 20Q18 38 0 40Q-18 38-17 20Z', deep) +
  dot(-7, 27, 3, ink) +
  dot(7, 27, 3, ink) +
  dot(-12, -3, 5, ink) +
  dot(12, -3, 5, ink) +
  dot(-13, -5, 1.6, white) +
  dot(11, -5, 1.6, white) +
  flat(star(0, -12, 7), gold);

const mango: Hero = () =>
  line('M8-30Q10-40 18-44', '#6B3F12', 5) +
  solid('M10-32Q28-52 46-38Q36-22 10-32Z', '#3FA34D') +
  line('M13-33L38-38', shade, 2) +
  solid('M8-32C36-34 42 0 26 22C12 42-22 44-34 26C-44 10-30-2-20-14C-12-24-6-32 8-32Z', metal) +
  flat('M22-28C40-18 38 6 24 24C12 40-16 42-30 30C4 30 24 6 22-28Z', '#E2572B55') +
  line('M-29 12Q-26 2-14-7', shine, 6);

const volcano: Hero = () =>
  dot(-7, -37, 8, '#ffffff55') +
  dot(6, -41, 9, '#ffffff44') +
  flat('M-9-20Q-16-44-2-34Q0-48 8-34Q18-42 9-20Z', '#FF7A2E') +
  solid('M-11-22H11L44 36H-44Z', deep) +
  flat('M-11-22H11L24 0L13-4L5 8L-3-3L-12 6L-22-2Z', '#FF5A2E') +
  flat('M-5-22H5L9-8L0-2L-7-9Z', '#FFE08A') +
  flat('M11-22L44 36H16Z', '#0003') +
  solid('M-44 36Q-24 18-4 30T44 26V40H-44Z', '#2FA36B');

const galleon: Hero = () =>
  line('M-16 14V-38M12 14V-42', '#5B3413', 4) +
  solid('M-34-30Q-18-22 2-30Q8-12 0 4Q-16-4-34 4Q-26-14-34-30Z', white) +
  solid('M2-38Q18-30 36-36Q42-14 32 4Q18-4 2 4Q10-18 2-38Z', metal) +
  flat(star(19, -14, 8), red) +
  solid('M-44 8H46Q38 32 26 34H-26Q-38 30-44 8Z', '#8A4B1C') +
  line('M-38 18H41', gold, 3) +
  [-22, -6, 10, 26].map((x) => dot(x, 25, 3, ink)).join('') +
  line('M-44 37q8-6 15 0t15 0t15 0t15 0t15 0t13 0', '#fff8', 4) +
  solid('M12-42H24L20-37L24-33H12Z', red);

const jeepney: Hero = () =>
  solid('M-44-8Q-44-26-32-26H28Q34-26 38-10L46-4V18H-44Z', metal) +
  flat('M-36-18H-18V-4H-36ZM-12-18H6V-4H-12ZM12-18H27L33-4H12Z', '#12335F') +
  flat('M-34-16L-24-16L-34-6ZM-10-16H0L-10-6Z', '#fff5') +
  solid('M-36-34H26V-26H-36Z', red) +
  flat('M-44 4H46V9H-44Z', red) +
  flat('M-44 9H46V13H-44Z', blue) +
  flat(star(-26, -30, 4) + star(-6, -30, 4) + star(14, -30, 4), gold) +
  [-24, 26].map((x) => circle(x, 20, 12, ink) + dot(x, 20, 6, '#C9D3EA')).join('') +
  circle(43, 4, 4, '#FFF1B0') +
  line('M-40-12V-20Q-39-23-34-23', shine, 3);

const butterfly: Hero = () =>
  [1, -1]
    .map((side) =>
      group(
        `scale(${side} 1)`,
        solid('M2-6C10-44 46-42 44-16C42 0 20 6 2 4Z', metal),
        solid('M2 4C22 2 34 12 28 28C20 42 4 26 2 8Z', deep),
        flat('M12-10C18-28 34-30 35-18C34-6 22-4 12-10Z', '#fff6'),
        dot(19, 19, 5, '#fff8'),
        dot(37, -26, 3, white),
        line('M1-16Q6-32 14-38', ink, 2),
      ),
    )
    .join('') + solid('M0-20Q6-6 2 30H-2Q-6-6 0-20Z', ink);

const coconut: Hero = () =>
  line('M-8 40Q-2 0 6-18', '#7A4A1E', 9) +
  line('M-6 28L2 30M-3 14L5 16M0 0L8 2', '#0004', 2) +
  [-150, -115, -65, -30, 15, 165]
    .map((degrees) =>
      group(`translate(6-18) rotate(${degrees})`, solid('M0 0Q20-16 40 4Q20-2 0 0Z', '#2FA36B')),
    )
    .join('') +
  circle(-2, -10, 8, '#8A4B1C') +
  circle(13, -9, 8, '#A15E2A') +
  flat('M-34 40Q0 26 40 40Z', metal);

const lantern: Hero = () =>
  line('M0-46V-36M0 32V46M-5 34V42M5 34V42', gold, 3) +
  solid('M-14-36H14V-29H-14ZM-14 27H14V34H-14Z', gold) +
  solid('M-14-29H14C48-22 48 20 14 27H-14C-48 20-48-22-14-29Z', red) +
  flat('M-14-29H14C48-22 48 20 14 27H-14C12 18 12-20-14-29Z', '#0002') +
  line('M-12-29C-26-14-26 14-12 27M12-29C26-14 26 14 12 27M0-29V27', '#0003', 2) +
  solid(polygon(0, -1, 14, 4), metal) +
  line('M-31-6Q-29-16-20-22', '#fff8', 4);

const fan: Hero = () =>
  [-60, -40, -20, 0, 20, 40, 60]
    .map((degrees, index) =>
      group(
        `translate(0 34) rotate(${degrees})`,
        solid('M0 0L-14-66Q0-76 14-66Z', index % 2 ? metal : red),
        line('M0-6V-62', '#0003', 2),
      ),
    )
    .join('') + circle(0, 34, 7, gold);

const treasureMap: Hero = () =>
  group(
    'rotate(-8)',
    solid('M-40-28Q-20-36 0-28T40-28V28Q20 36 0 28T-40 28Z', '#F4DDA8'),
    flat('M0-28Q20-20 40-28V28Q20 36 0 28Z', '#0001'),
    flat('M-28-14Q-16-26-6-14Q0 0-14 2Q-32 4-28-14Z', '#7CC08A'),
    line('M-12 16Q0 22 8 8T26 6', '#5B3413', 3, 'stroke-dasharray="1 7"'),
    line('M22-14L34-2M34-14L22-2', red, 5),
  ) +
  group(
    'translate(-22 22)',
    circle(0, 0, 14, metal),
    flat('M0-10L5 0L0 10L-5 0Z', red),
    flat('M-5 0H5L0 10Z', white),
  );

const pearl: Hero = () =>
  solid('M-42-4C-44-40 44-40 42-4Q22-12 0-8T-42-4Z', metal) +
  line('M0-30V-10M-16-28L-10-9M16-28L10-9M-30-20L-22-7M30-20L22-7', shade, 2) +
  solid('M-42 4Q-40 36 0 38T42 4Q20 18 0 18T-42 4Z', deep) +
  flat('M-40-2Q0 26 40-2Q20-10 0-7T-40-2Z', '#5c0f2a') +
  circle(0, 4, 15, '#F6F2FF') +
  dot(3, 8, 9, '#D9D0F2') +
  dot(-5, -2, 4, white) +
  line('M-33-14Q-28-24-16-27', shine, 4);

const bangka: Hero = () =>
  line('M-2 8V-42', '#5B3413', 4) +
  solid('M2-40Q34-18 32 4H2Z', metal) +
  solid('M-6-32Q-28-14-28 4H-6Z', white) +
  flat('M2-20Q22-10 28-2H2Z', red) +
  line('M-46 26H46M-30 12L-38 26M30 12L38 26', gold, 4) +
  solid('M-46 6Q0 18 46 6Q36 26 18 26H-18Q-36 26-46 6Z', blue) +
  flat('M-40 12Q0 22 40 12L37 16Q0 26-37 16Z', white) +
  line('M-46 36q8-6 15 0t15 0t15 0t15 0t15 0t15 0', '#fff8', 4) +
  dot(0, -44, 3, red);

export const islands = {
  parol,
  carabao,
  mango,
  volcano,
  galleon,
  jeepney,
  butterfly,
  coconut,
  lantern,
  fan,
  treasureMap,
  pearl,
  bangka,
};
