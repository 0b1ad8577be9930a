import { Blob } from 'node:buffer';
import { afterEach, expect, test, vi } from 'vitest';
import { saveCsv } from './saveCsv.ts';

const given = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };
afterEach(() => void Object.assign(URL, given));

test('[REC-05] a file is offered under its name, and its address released later', async () => {
  vi.useFakeTimers();
  // jsdom's Blob can't be read.
  vi.stubGlobal('Blob', Blob);
  const kept = new Map<string, Blob>();
  Object.assign(URL, {
    createObjectURL(file: Blob) {
      kept.set('blob:araw/1', file);
      return 'blob:araw/1';
    },
    revokeObjectURL: (address: string) => kept.delete(address),
  });
  const clicked: { href: string; download: string; held: boolean }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push({ href: this.href, download: this.download, held: kept.has(this.href) });
  });

  saveCsv('profit.csv', '\uFEFFวัน\r\n');
  const file = kept.get('blob:araw/1');
  expect(clicked).toEqual([{ href: 'blob:araw/1', download: 'profit.csv', held: true }]);
  expect(file?.type).toBe('text/csv;charset=utf-8');
  const bytes = [...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))];
  expect(bytes).toEqual([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('วัน\r\n')]);

  vi.runAllTimers();
  expect([...kept]).toEqual([]);
});
