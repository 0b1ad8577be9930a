import { blue, deep, gold, green, type Hero, ink, metal, red, shade, shine, white } from './paint.ts';
import { around, box, circle, dot, flat, group, line, polygon, solid, star } from './svg.ts';

const football: Hero = () =>
  circle(0, 0, 38, white) +
  flat(polygon(0, 0, 14, 5), ink) +
  around(5, line('M0-14V-24', ink, 3) + flat(polygon(0, -31, 8, 5, 90), ink)) +
  circle(0, 0, 38, 'none', 'stroke="#0B1020"') +
  flat('M27-27A38 38 0 1 1-30 23Q34 28 27-27Z', '#0002');

const basketball: Hero = () =>
  circle(0, 0, 38, '#F08A24') +
  flat('M27-27A38 38 0 1 1-30 23Q34 28 27-27Z', shade) +
  line('M-38 0H38M0-38V38M-27-27Q0 0-27 27M27-27Q0 0 27 27', '#3A1B04', 3) +
  line('M-29-14A32 32 0 0 1-11-30', shine, 5);

const trophy: Hero = () =>
  line('M-24-28H-40Q-42-4-18 0M24-28H40Q42-4 18 0', metal, 6) +
  solid('M-27-38H27Q28 2 8 12V24H-8V12Q-28 2-27-38Z', metal) +
  flat('M8-38H27Q28 2 8 12V24H0Q20-2 8-38Z', shade) +
  solid('M-18 24H18V30H-18ZM-24 30H24V40H-24Z', deep) +
  flat(star(0, -16, 13), white) +
  line('M-19-32Q-18-14-12-4', shine, 5);

const medal: Hero = () =>
  solid('M-26-44H-6L8-8L-8 0Z', blue) +
  solid('M26-44H6L-8-8L8 0Z', red) +
  flat('M-16-44H-11L3-8L-2-5Z', '#fff8') +
  circle(0, 15, 27, metal) +
  circle(0, 15, 20, 'none', 'stroke="#0003" stroke-width="3"') +
  flat(star(0, 15, 14), white) +
  line('M-22 8A23 23 0 0 1-9-5', shine, 4);

const pad: Hero = () =>
  solid('M-26-20H26C44-20 52 24 42 31C33 37 25 18 16 16H-16C-25 18-33 37-42 31C-52 24-44-20-26-20Z', metal) +
  flat('M-44 18Q0 0 44 18Q46 28 42 31C33 37 25 18 16 16H-16C-25 18-33 37-42 31Q-46 28-44 18Z', '#0002') +
  line('M-24-11V7M-33-2H-15', ink, 7) +
  dot(20, -8, 5, red) +
  dot(30, 1, 5, green) +
  dot(20, 9, 5, blue) +
  dot(11, 1, 5, gold) +
  line('M-32-13Q-28-16-18-16', shine, 3);

const headset: Hero = () =>
  line('M-32 8V-2A32 32 0 0 1 32-2V8', metal, 8) +
  line('M-28-16A32 32 0 0 1-4-33', shine, 3) +
  line('M34 24Q32 42 6 40', ink, 4) +
  [1, -1]
    .map((side) =>
      group(
        `scale(${side} 1)`,
        box(20, 0, 20, 34, 9, deep),
        box(16, 4, 9, 26, 4, ink),
        line('M33 8V26', '#37E6E0', 3),
      ),
    )
    .join('') +
  box(-6, 35, 16, 9, 4, red);

const joystick: Hero = () =>
  solid('M-36 16Q-36 8-28 8H28Q36 8 36 16L40 40H-40Z', deep) +
  line('M0 16V-16', '#C9D3EA', 8) +
  circle(0, -26, 17, red) +
  line('M-9-30Q-6-37 0-38', '#fffb', 5) +
  `<ellipse cy="15" rx="14" ry="5" fill="${ink}"/>` +
  circle(22, 24, 6, gold) +
  circle(-24, 24, 6, green) +
  line('M-34 34H34', '#0003', 4);

const shield: Hero = () =>
  solid('M0-44L36-32Q38 20 0 44Q-38 20-36-32Z', metal) +
  flat('M0-34L27-25Q28 14 0 33Q-28 14-27-25Z', '#12335F') +
  flat('M0-34L27-25Q28 14 0 33Z', '#0004') +
  solid(star(0, -2, 18), metal) +
  line('M-31-27Q-32 2-18 20', shine, 3);

const mouse: Hero = () =>
  line('M0-30Q0-46 18-44', ink, 4) +
  solid('M-26-2C-26-40 26-40 26-2V14C26 50-26 50-26 14Z', metal) +
  flat('M10-30Q26-24 26-2V14C26 38 4 43-4 41Q26 20 10-30Z', shade) +
  line('M-26 0Q0 8 26 0M0-30V3', '#0005', 3) +
  box(-5, -22, 10, 18, 5, '#37E6E0') +
  flat(star(0, 22, 9), white) +
  line('M-20-8Q-18-20-10-25', shine, 4);

const rooster: Hero = () =>
  solid('M12 0C30-6 30-32 46-36C52-12 46 14 24 24Z', '#17955A') +
  solid('M10 4C26 0 34-14 48-14C50 8 38 26 18 28Z', deep) +
  line('M-2 32V44M10 32V44M-8 45H4M4 45H16', gold, 4) +
  solid('M-26-22C-20-36-4-34-2-20C0-8 8-2 24 4C30 26 12 36-2 34C-20 32-30 12-24-8Z', metal) +
  flat('M-4 10Q12 6 22 16Q14 30-2 26Z', deep) +
  solid('M-30-30Q-30-42-22-36Q-18-48-12-38Q-4-44-4-32Q-8-26-12-28Q-24-30-30-30Z', red) +
  solid('M-26-22L-40-16L-25-12Z', gold) +
  solid('M-28-12Q-34 2-25 2Q-18-2-22-12Z', red) +
  circle(-16, -21, 4, white) +
  dot(-17, -21, 2, ink) +
  line('M-19-6Q-21 10-12 20', shine, 4);

const feather: Hero = () =>
  [-26, 26, 0]
    .map(
      (degrees) =>
        `<g transform="rotate(${degrees} 0 36)">` +
        solid('M0 36C-18 14-16-20 0-43C16-20 18 14 0 36Z', degrees ? deep : metal) +
        line('M0 40V-26M0 18L-9 8M0 18L9 8M0 2L-10-8M0 2L10-8', '#0005', 2) +
        '</g>',
    )
    .join('') + line('M-8-4Q-8-18-3-27', shine, 3);

const spurs: Hero = () =>
  [1, -1]
    .map((side) =>
      group(
        `scale(${side} 1)`,
        solid('M6 30Q38 16 30-40Q44 14 18 38Z', white),
        flat('M30-40Q44 14 18 38L12 34Q36 12 30-40Z', '#8FA0C8'),
        box(2, 28, 18, 12, 5, red),
      ),
    )
    .join('') + solid(star(0, -8, 16), metal);

const ring: Hero = () =>
  solid('M-44 8L-26-4H26L44 8L36 34H-36Z', deep) +
  solid('M-44 8L-26-4H26L44 8Z', metal) +
  line('M-40-26V12M40-26V12M-24-34V-4M24-34V-4', '#C9D3EA', 4) +
  line('M-40-22L-24-30H24L40-22M-40-10L-24-19H24L40-10', red, 3) +
  line('M-40-22H40M-40-10H40', red, 4) +
  flat(star(0, 22, 9), gold);

export const arena = {
  football,
  basketball,
  trophy,
  medal,
  pad,
  headset,
  joystick,
  shield,
  mouse,
  rooster,
  feather,
  spurs,
  ring,
};
