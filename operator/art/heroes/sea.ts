import { deep, gold, type Hero, ink, metal, red, shade, shine, white } from './paint.ts';
import { around, circle, dot, flat, group, line, solid } from './svg.ts';

const eye = (x: number, y: number, size = 7) => circle(x, y, size, white) + dot(x - 1, y, size / 2, ink);

const fish: Hero = () =>
  solid('M-8-22Q4-42 20-24Q6-20-8-22Z', deep) +
  solid('M-42 0C-25-31 14-31 30-4L46-22C44-6 44 6 46 22L30 4C14 31-25 31-42 0Z', metal) +
  flat('M-40 4C-22 26 12 26 28 5C14 31-25 31-40 4Z', shade) +
  flat('M-6 6Q6 18 12 4Q-4-2-6 6Z', deep) +
  line('M-8-14Q0 0-8 14M5-14Q13 0 5 14M17-10Q23 0 17 10', shade, 3) +
  eye(-25, -6) +
  line('M-30-15Q-14-27 6-21', shine, 4);

const shark: Hero = () =>
  solid('M-6-18L8-44L18-14Z', deep) +
  solid('M-47 6C-30-19 0-25 22-14L34-36L37-10Q45-2 51 0Q41 8 37 10L41 28L22 14C-4 25-34 23-47 6Z', metal) +
  flat('M-45 8C-24 15 2 15 24 12C0 25-32 23-45 8Z', '#fffc') +
  solid('M-6 14L-16 34L10 16Z', deep) +
  dot(-28, -2, 4, ink) +
  dot(-29, -3, 1.3, white) +
  line('M-41 10L-35 15L-31 11L-26 16L-21 12', ink, 2) +
  line('M-10-6V6M-4-7V7M2-8V7', '#0005', 2) +
  line('M-34-6Q-18-17 6-16', shine, 3);

const octopus: Hero = () =>
  line('M-20 14Q-46 14-42 34M-8 20Q-26 30-20 44M8 20Q26 30 20 44M20 14Q46 14 42 34', metal, 9) +
  solid('M-30-6C-32-44 32-44 30-6C30 12 22 24 0 24S-30 12-30-6Z', metal) +
  flat('M12-33C36-22 34 22 0 24C22 12 24-16 12-33Z', shade) +
  eye(-11, -4, 8) +
  eye(13, -4, 8) +
  line('M-6 11Q1 17 8 11', ink, 3) +
  line('M-22-14Q-20-27-8-30', shine, 5);

const turtle: Hero = () =>
  solid(
    'M-24 8Q-44 18-42 34Q-24 30-14 18ZM20 10Q38 18 40 34Q22 32 12 20ZM-26-12Q-40-26-38-36Q-22-32-14-22Z',
    '#58C566',
  ) +
  solid('M24-8Q48-20 46-2Q44 12 24 8Z', '#58C566') +
  dot(38, -5, 3.5, ink) +
  circle(-2, 0, 31, metal) +
  flat('M-2-31A31 31 0 0 1-2 31Q20 0-2-31Z', '#0002') +
  line(
    'M-14-10L-2-18L10-10V6L-2 14L-14 6ZM-2-18V-30M10-10L22-18M10 6L22 14M-2 14V30M-14 6L-26 14M-14-10L-26-18',
    shade,
    3,
  ) +
  line('M-24-8Q-20-20-10-24', shine, 4);

const crab: Hero = () =>
  line('M-24 12L-42 20M-22 20L-36 34M24 12L42 20M22 20L36 34', red, 5) +
  line('M-24-2L-38-14M24-2L38-14', red, 6) +
  [1, -1]
    .map((side) =>
      group(`scale(${side} 1)`, solid('M36-12C24-18 26-40 42-42L38-28L50-36C52-20 46-10 36-12Z', red)),
    )
    .join('') +
  solid('M-32 6C-32-20 32-20 32 6C32 30-32 30-32 6Z', red) +
  flat('M-30 12C-20 26 20 26 30 12C26 30-26 30-30 12Z', shade) +
  line('M-9-14V-24M9-14V-24', red, 4) +
  eye(-9, -27, 6) +
  eye(11, -27, 6) +
  line('M-8 12Q0 18 8 12', ink, 3) +
  line('M-24 2Q-22-8-10-10', shine, 4);

const puffer: Hero = () =>
  around(12, solid('M-6-26L0-44L6-26Z', deep)) +
  circle(0, 0, 31, metal) +
  flat('M-31 4Q0 18 31 4A31 31 0 0 1-31 4Z', '#fffc') +
  eye(-12, -8, 9) +
  eye(14, -8, 9) +
  circle(0, 8, 5, red) +
  flat('M24-4Q40-10 44 2Q36 8 26 6Z', gold) +
  line('M-21-12Q-18-22-9-25', shine, 4);

const jellyfish: Hero = () =>
  line(
    'M-22 4Q-30 18-22 28T-24 44M-8 6Q-14 20-6 30T-8 46M8 6Q14 20 6 30T8 46M22 4Q30 18 22 28T24 44',
    metal,
    5,
  ) +
  solid('M-36 4C-38-50 38-50 36 4Q27-4 18 5Q9-4 0 5Q-9-4-18 5Q-27-4-36 4Z', metal) +
  flat('M14-33C38-24 38-8 36 4Q27-4 18 5Q28-16 14-33Z', shade) +
  dot(-11, -12, 4, ink) +
  dot(11, -12, 4, ink) +
  line('M-5-4Q0 0 5-4', ink, 3) +
  line('M-26-12Q-23-26-11-31', shine, 5);

const seahorse: Hero = () =>
  solid('M8-8Q28-10 30 6Q22 14 10 10Z', deep) +
  solid(
    'M-34-22Q-22-24-16-32Q-4-46 10-38Q22-30 16-14Q24 2 14 18Q6 32-4 32Q-14 30-12 22Q-8 24-4 22Q2 18-2 8Q-10-2-8-14L-32-14Z',
    metal,
  ) +
  flat('M10-38Q22-30 16-14Q24 2 14 18Q6 32-4 32Q14 14 8-6Q8-26 10-38Z', shade) +
  line('M0-2Q8 0 14-4M0 8Q8 10 16 6M-2 18Q6 20 12 18', shade, 2) +
  solid('M-6-40L0-48L4-41L12-46L12-37Z', gold) +
  eye(-4, -26, 5) +
  line('M-2-6Q-1 6 3 12', shine, 3);

export const sea = { fish, shark, octopus, turtle, crab, puffer, jellyfish, seahorse };
