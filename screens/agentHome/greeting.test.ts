import { expect, test } from 'vitest';
import { agents as ar } from '#locales/ar/agents.ts';
import { agents as cn } from '#locales/cn/agents.ts';
import { agents as en } from '#locales/en/agents.ts';
import { agents as th } from '#locales/th/agents.ts';
import { agents as ty } from '#locales/ty/agents.ts';
import { agents as vi } from '#locales/vi/agents.ts';
import { greetingAt } from './greeting.ts';

test.each([
  [0, 'morning'],
  [9, 'morning'],
  [10, 'morning'],
  [11, 'earlyAfternoon'],
  [14, 'earlyAfternoon'],
  [15, 'lateAfternoon'],
  [18, 'lateAfternoon'],
  [19, 'evening'],
  [23, 'evening'],
])('[AGENT-01] at %i o’clock the agent gets the %s greeting', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});

test.each([
  ['EN', en, ['Good morning', 'Good day', 'Good afternoon', 'Good evening']],
  ['CN', cn, ['早上好', '中午好', '下午好', '晚上好']],
  ['TH', th, ['สวัสดีตอนเช้า', 'สวัสดีตอนเที่ยง', 'สวัสดีตอนบ่าย', 'สวัสดีตอนค่ำ']],
  ['TY', ty, ['Magandang umaga', 'Magandang tanghali', 'Magandang hapon', 'Magandang gabi']],
  ['VI', vi, ['Chào buổi sáng', 'Chào buổi trưa', 'Chào buổi chiều', 'Chào buổi tối']],
  ['AR', ar, ['صباح الخير', 'طاب ظهرك', 'طاب عصرك', 'مساء الخير']],
])(
  '[AGENT-01] %s greets in the morning, early and late in the afternoon and in the evening',
  (_, texts, words) => {
    expect([10, 14, 18, 23].map((hour) => texts.agentHome.greeting[greetingAt(hour)])).toEqual(words);
  },
);
