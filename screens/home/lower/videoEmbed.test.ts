import { expect, test } from 'vitest';
import type { LanguageCode } from '@araw/contract/calls/languages';
import { videoEmbed } from './videoEmbed.ts';

const settings = 'autoplay=0&modestbranding=1&cc_load_policy=0&iv_load_policy=3&rel=0';
const embed = (id: string, language = 'en') =>
  `https://www.youtube-nocookie.com/embed/${id}?${settings}&hl=${language}`;

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://m.youtube.com/watch?t=3&v=aqz-KE-bpKQ&list=x', 'aqz-KE-bpKQ'],
  ['https://youtube.com/shorts/eRsGyueVLvQ?feature=share', 'eRsGyueVLvQ'],
  ['https://www.youtube.com/embed/eRsGyueVLvQ', 'eRsGyueVLvQ'],
  ['https://youtu.be/eRsGyueVLvQ', 'eRsGyueVLvQ'],
])('[HOME-03] %s plays %s', (linkage, id) => expect(videoEmbed(linkage, 'EN')).toBe(embed(id)));

test.each([
  '',
  '/m/activity',
  'not a link',
  'https://example.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ%22onload',
  'https://www.youtube.com/shorts/short',
  'https://www.youtube.com/@channel',
  'javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ',
])('[HOME-03] "%s" is not a video', (linkage) => expect(videoEmbed(linkage, 'EN')).toBe(null));

test.each<[LanguageCode, string]>([
  ['EN', 'en'],
  ['TY', 'tl'],
  ['CN', 'zh'],
  ['VI', 'vi'],
  ['TH', 'th'],
  ['AR', 'ar'],
  ['TW', 'zh-TW'],
  ['PT', 'pt-BR'],
  ['KO', 'ko'],
])('[HOME-03] readers of %s get the player in %s', (language, code) => {
  expect(videoEmbed('https://youtu.be/eRsGyueVLvQ', language)).toBe(embed('eRsGyueVLvQ', code));
});
