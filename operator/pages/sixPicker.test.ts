// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

let sixPicked: () => string;

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
const tick = (...numbers: number[]) => {
  for (const number of numbers) boxes()[number - 1]?.click();
};
const told = () => document.querySelector('[role=status]')?.textContent;
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.replaceChildren();
  const picker = await import('./sixPicker.ts');
  ({ sixPicked } = picker);
  document.body.append(...picker.sixPicker(42));
});

it('lists six numbers in ascending order, in whatever order they were ticked', () => {
  expect(boxes().map((box) => box.labels?.[0]?.textContent)).toEqual(
    Array.from({ length: 42 }, (_, index) => String(index + 1)),
  );
  tick(42, 3, 17, 11, 20);
  expect([sixPicked(), told()]).toEqual(['', '5 of 6 picked']);
  tick(34);
  expect([sixPicked(), told()]).toEqual(['3-11-17-20-34-42', '6 of 6 picked']);
});

it('accepts no seventh number, and any number again once one is removed', () => {
  tick(1, 2, 3, 4, 5, 6);
  expect(boxes().filter(({ disabled }) => !disabled)).toHaveLength(6);
  tick(7);
  expect(sixPicked()).toBe('1-2-3-4-5-6');
  tick(6);
  expect(boxes().filter(({ disabled }) => disabled)).toEqual([]);
  tick(7);
  expect(sixPicked()).toBe('1-2-3-4-5-7');
});

it('[DEV-02] marks the labels of picked numbers and of those that cannot be picked', () => {
  const marked = (className: string) =>
    [...document.querySelectorAll(`label.${className}`)].map(({ textContent }) => textContent);
  tick(1, 2, 3, 4, 5, 6);
  expect([marked('checked'), marked('disabled').length]).toEqual([['1', '2', '3', '4', '5', '6'], 36]);
  press('Clear');
  expect([marked('checked'), marked('disabled')]).toEqual([[], []]);
});

it('picks six different ones at random, and clears them', () => {
  for (let turn = 0; turn < 50; turn += 1) {
    press('Lucky pick');
    const numbers = sixPicked().split('-').map(Number);
    expect(new Set(numbers).size).toBe(6);
    expect(numbers.every((number) => number >= 1 && number <= 42)).toBe(true);
  }
  press('Clear');
  expect([sixPicked(), told(), boxes().filter(({ checked }) => checked)]).toEqual(['', '0 of 6 picked', []]);
});
