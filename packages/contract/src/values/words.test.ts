import { afterEach, expect, test, vi } from 'vitest';
import { countWords } from './words.ts';

const withoutSegmenter = Object.fromEntries(
  Object.entries(Object.getOwnPropertyDescriptors(Intl))
    .filter(([name]) => name !== 'Segmenter')
    .map(([name, { value }]): [string, unknown] => [name, value]),
);

afterEach(() => void vi.unstubAllGlobals());

/** Each is counted as a segmenter counts it, but Thai with 9 and Burmese with 12 words. */
const feedback = [
  ['Han', '我喜欢这个游戏，但是提款太慢', 7],
  ['kana', 'このゲームが好きですが、出金が遅いです', 9],
  ['Thai', 'ฉันชอบเกมนี้มากแต่ถอนเงินช้า', 8],
  ['Lao', 'ຂ້ອຍມັກເກມນີ້ຫຼາຍແຕ່ຖອນເງິນຊ້າ', 8],
  ['Khmer', 'ខ្ញុំចូលចិត្តហ្គេមនេះណាស់ប៉ុន្តែដកប្រាក់យឺត', 8],
  ['Burmese', 'ဒီဂိမ်းကို ကြိုက်တယ် ဒါပေမဲ့ ငွေထုတ်တာ နှေးတယ်', 9],
  ['Devanagari', 'मुझे यह गेम पसंद है लेकिन निकासी धीमी है', 9],
  ['Bengali', 'এই খেলাটি আমার খুব পছন্দ', 5],
  ['Tamil', 'இந்த விளையாட்டு எனக்கு மிகவும் பிடிக்கும்', 5],
  ['Sinhala', 'මම මේ ක්‍රීඩාවට කැමතියි', 4],
  ['Arabic', 'این بازی را دوست دارم ولی می‌خواهم برداشت سریع‌تر باشد', 10],
  ['Hangul', '이 게임을 정말 좋아해요', 4],
  ['Latin', "it's 1 good game, isn't it?", 6],
  ['several scripts', 'GCash 提款 500 pesos ๑๒', 5],
  ['no', ' … ', 0],
] as const;

test.each(feedback)(
  '[CS-04] without a segmenter, words in %s script are estimated',
  (_script, text, count) => {
    vi.stubGlobal('Intl', withoutSegmenter);
    expect(countWords(text)).toBe(count);
  },
);

test.each(feedback)('[CS-04] with a segmenter, words in %s script are counted', (script, text, count) => {
  expect(countWords(text)).toBe({ Thai: 9, Burmese: 12 }[String(script)] ?? count);
});
