import sharp from 'sharp';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Refusal } from '@araw/server/http/refusal';
import { pdfOf, pngOf } from '#operator/testing/receipts.ts';
import { rewritePdf } from './pdf.ts';
import { rewritePicture } from './pictures.ts';
import { fileNameOf, type ReceiptType, rewriteReceipt, typeOf } from './receiptContent.ts';
import { inTurn } from './receiptQueue.ts';

const every: ReceiptType[] = ['image/png', 'image/jpeg', 'application/pdf'];
const megabytes = 1024 * 1024;
const html = Buffer.from('<html><script>alert(1)</script></html>');
const bytes = (text: string) => new TextEncoder().encode(text);

const rewrite = (content: Uint8Array) => rewriteReceipt(content, every);
/** The code of a refusal, or the type of the stored file. */
const fateOf = (content: Uint8Array, types = every) =>
  rewriteReceipt(content, types).then(
    ({ type }) => type,
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );
const holds = (content: Uint8Array, text: string) => Buffer.from(content).includes(text);

test('[CASH-04] the type of a receipt is decided by its first bytes', () => {
  expect([
    typeOf(pngOf()),
    typeOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])),
    typeOf(bytes('%PDF-1.7')),
    typeOf(pngOf().subarray(0, 7)),
    typeOf(bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    typeOf(bytes(' %PDF-1.7')),
    typeOf(new Uint8Array()),
  ]).toEqual(['image/png', 'image/jpeg', 'application/pdf', null, null, null, null]);
});

test.each<[string, ReceiptType, string]>([
  ['evil.html', 'application/pdf', 'evil.pdf'],
  ['my receipt.png', 'image/png', 'my receipt.png'],
  ['photo.JPEG', 'image/jpeg', 'photo.jpg'],
  ['photo.png', 'image/jpeg', 'photo.jpg'],
  ['Receipt No. 5', 'image/png', 'Receipt No. 5.png'],
  ['../../etc/passwd', 'image/png', 'passwd.png'],
  ['C:\\slip.exe', 'image/png', 'slip.png'],
  ['.htaccess', 'image/png', 'receipt.png'],
  ['x'.repeat(255), 'image/png', `${'x'.repeat(200)}.png`],
])('[CASH-04] %s that is %s is named %s', (name, type, expected) => {
  expect(fileNameOf(name, type)).toBe(expected);
});

describe('[CASH-04] a picture', () => {
  test('is stored as its pixels, without metadata or appended data', async () => {
    const { type, content } = await rewrite(
      Buffer.concat([pngOf({ width: 9, height: 3, text: 'at home' }), html]),
    );
    expect([type, holds(content, 'at home'), holds(content, 'script')]).toEqual(['image/png', false, false]);
    const { data, info } = await sharp(content).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, [...data]]).toEqual([9, 3, Array(27).fill(0)]);
  });

  test('from a camera is turned upright and reveals neither place nor owner', async () => {
    const taken = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'Maria' }, IFD3: { GPSLatitude: '14/1 35/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(holds(taken, 'Maria')).toBe(true);
    const { type, content } = await rewrite(Buffer.concat([taken, html]));
    const { width, height, exif, orientation } = await sharp(content).metadata();
    expect([type, width, height, exif, orientation]).toEqual(['image/jpeg', 10, 20, undefined, undefined]);
    expect(['Maria', 'Exif', 'script'].filter((text) => holds(content, text))).toEqual([]);
  });

  test('of more than 25 million pixels is refused before decoding', async () => {
    expect(await fateOf(pngOf({ width: 5_000, height: 5_001 }))).toBe('requestInvalid');
    expect(await fateOf(pngOf({ width: 65_535, height: 65_535, rows: 1 }))).toBe('requestInvalid');
  });

  test('of 25 million pixels is stored', { tags: ['full'] }, async () => {
    expect(await fateOf(pngOf({ width: 5_000, height: 5_000 }))).toBe('image/png');
  });

  test('that takes too long to write is to be sent again, and not called incomplete', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const large = { width: 4_500, height: 4_500, channels: 3, background: 'red', noise } as const;
    const photo = await sharp({ create: large }).jpeg({ quality: 10 }).toBuffer();
    await expect(rewritePicture(photo, 'image/png', { seconds: 1 })).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  test('is stored with no more bytes than a file may have, at a lower quality', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 300, height: 300, channels: 3, background: 'red', noise } as const;
    const photo = await sharp({ create }).jpeg({ quality: 50 }).toBuffer();
    const lengthWithin = async (mostBytes?: number) =>
      (await rewritePicture(photo, 'image/jpeg', { mostBytes }))?.byteLength ?? 0;
    const usual = await lengthWithin();
    expect(usual).toBeGreaterThan(photo.byteLength);
    expect(await lengthWithin(usual)).toBe(usual);
    expect(await lengthWithin(usual - 1)).toBeLessThan(usual - 1);
  });

  test.each([
    ['the beginning alone', pngOf().subarray(0, 8)],
    ['a cut picture', pngOf({ width: 900, height: 900, rows: 10 })],
    ['a page', Buffer.concat([pngOf().subarray(0, 8), html])],
    ['a vector', bytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('is refused where it is %s', async (_what, content) => {
    expect(await fateOf(content)).toBe('requestInvalid');
  });
});

/** A compressed object that contains others, padded to this size. */
function objectStream(
  held: string,
  { filter = '/FlateDecode', length = 0, packed = deflateSync } = {},
): string {
  const content = packed(Buffer.from(`4 0 ${held}`.padEnd(length)));
  const head = `<</Type/ObjStm/N 1/First 4/Filter ${filter}/Length ${content.length}>>`;
  return `9 0 obj\n${head}\nstream\n${content.toString('latin1')}\nendstream\nendobj`;
}

const pictureOf = (width: number | string, height: number, number = 4) =>
  `${number} 0 obj\n<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/Length 1>>\nstream\n1\nendstream\nendobj`;
const picturesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => pictureOf(5_000, 5_000, 4 + index)).join('\n');

interface Packed {
  filter?: string;
  more?: string;
  number?: number;
  pack?: (content: Buffer) => Buffer;
}

/** A stream of as many spaces, as the drawing of a page has. */
function streamOf(
  length: number,
  { filter = '/FlateDecode', more = '', number = 4, pack = deflateSync }: Packed = {},
) {
  const content = pack(Buffer.alloc(length, ' '));
  const head = `<</Filter ${filter}${more}/Length ${content.length}>>`;
  return `${number} 0 obj\n${head}\nstream\n${content.toString('latin1')}\nendstream\nendobj`;
}
const inHex = (content: Buffer) => Buffer.from(`${deflateSync(content).toString('hex')}>`);
const twice = (content: Buffer) => deflateSync(deflateSync(content));
const action = (kind: string, more = '') => `<</S/${kind}/URI(https://evil.example)/D[3 0 R/Fit]${more}>>`;

describe('[CASH-04] a pdf', () => {
  test('is stored as its objects, without data between or after them', async () => {
    const objects = '4 0 obj\n(Paid)\nendobj';
    const { type, content } = await rewrite(pdfOf({ objects }));
    const more = Buffer.concat([pdfOf({ objects: `%${html.toString()}\n${objects}` }), html]);
    expect([type, holds(content, '%PDF-1.7')]).toEqual(['application/pdf', true]);
    expect(Buffer.from((await rewrite(more)).content).equals(content)).toBe(true);
    expect(await fateOf(content)).toBe('application/pdf');
  });

  test.each([
    ['links and forms that send nothing', { catalog: '/AcroForm<</Fields[]>>/OpenAction[3 0 R/Fit]' }],
    ['a link to a page', { objects: '4 0 obj\n<</S/URI/URI(https://bank.example/)>>\nendobj' }],
    ['a picture of 25 million pixels', { objects: pictureOf(5_000, 5_000) }],
    ['pictures of 50 million pixels', { objects: picturesOf(2) }],
    ['a place to open at', { catalog: `/OpenAction${action('GoTo')}` }],
    [
      'another spelling of it',
      { catalog: '/OpenAction 4 0 R', objects: `4 0 obj\n${action('GoTo')}\nendobj` },
    ],
    ['no actions of its own', { catalog: '/AA<<>>' }],
    ['16 MB to draw', { objects: streamOf(16 * megabytes) }],
    [
      'what is packed as text',
      { objects: streamOf(9, { filter: '[/ASCIIHexDecode/FlateDecode]', pack: inHex }) },
    ],
    ['a packed photo', { objects: streamOf(9, { filter: '[/FlateDecode/DCTDecode]' }) }],
    ['packed objects', { objects: objectStream('<</Title(Paid)>>') }],
    ['packed objects of 16 MB', { objects: objectStream('<<>>', { length: 16 * megabytes }) }],
  ])('is stored with %s', async (_what, parts) => {
    expect(await fateOf(pdfOf(parts))).toBe('application/pdf');
  });

  test.each([
    ['JavaScript on opening', { catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' }],
    ['a script in another object', { objects: '4 0 obj\n<</JS(1)>>\nendobj' }],
    ['named scripts', { catalog: '/Names<</JavaScript<</Names[]>>>>' }],
    ['an action whose name is written otherwise', { catalog: '/OpenAction<</S/L#61unch/F(cmd.exe)>>' }],
    [
      'an action whose name stands elsewhere',
      { catalog: '/AA<</WC<</S 4 0 R>>>>', objects: '4 0 obj\n/Launch\nendobj' },
    ],
    ['a page of the web on opening', { catalog: `/OpenAction${action('URI')}` }],
    ['it in another object', { catalog: '/OpenAction 4 0 R', objects: `4 0 obj\n${action('URI')}\nendobj` }],
    [
      'it in yet another',
      { catalog: '/OpenAction 4 0 R', objects: '4 0 obj\n5 0 R\nendobj\n5 0 obj\n<</S/URI>>\nendobj' },
    ],
    ['it after a place', { catalog: `/OpenAction${action('GoTo', `/Next${action('URI')}`)}` }],
    ['printing on opening', { catalog: '/OpenAction<</S/Named/N/Print>>' }],
    ['a page of the web on closing', { catalog: `/AA<</WC${action('URI')}>>` }],
    [
      'it on touching',
      { objects: `4 0 obj\n<</Subtype/Widget/AA<</E 5 0 R>>>>\nendobj\n5 0 obj\n${action('URI')}\nendobj` },
    ],
    ['it on turning a page', { objects: `4 0 obj\n<</A#41<</O${action('URI')}>>>>\nendobj` }],
    ['pictures of 75 million pixels', { objects: picturesOf(3) }],
    ['pixels that count backwards', { objects: `${pictureOf(-5_000, -5_000)}` }],
    ['more than 16 MB to draw', { objects: streamOf(16 * megabytes + 1) }],
    [
      'more than that in parts',
      { objects: [4, 5].map((number) => streamOf(9 * megabytes, { number })).join('\n') },
    ],
    [
      'more than that as text',
      { objects: streamOf(17 * megabytes, { filter: '[/ASCIIHexDecode/FlateDecode]', pack: inHex }) },
    ],
    [
      'more than 64 MB in a picture',
      { objects: streamOf(65 * megabytes, { more: '/Subtype/Image/Width 1/Height 1' }) },
    ],
    [
      'a drawing packed twice',
      { objects: streamOf(9, { filter: '[/FlateDecode/FlateDecode]', pack: twice }) },
    ],
    ['what is packed otherwise', { objects: streamOf(9, { filter: '/LZWDecode' }) }],
    [
      'more than 16 MB of positions',
      { objects: streamOf(16 * megabytes + 1, { more: '/Type/XRef/W[1 1 1]/Size 1' }) },
    ],
    ['an action in packed objects', { objects: objectStream('<</S/Launch>>') }],
    ['a form that is sent', { objects: '4 0 obj\n<</S/SubmitForm/F(https://evil.example)>>\nendobj' }],
    [
      'another file in it',
      { objects: '4 0 obj\n<</Type/EmbeddedFile/Length 1>>\nstream\n1\nendstream\nendobj' },
    ],
    ['a list of files', { catalog: '/Names<</EmbeddedFiles<</Names[]>>>>' }],
    ['a form of its own language', { catalog: '/AcroForm<</XFA(1)>>' }],
    ['encryption', { trailer: '/Encrypt<</Filter/Standard>>' }],
    ['packed objects of more than 16 MB', { objects: objectStream('<<>>', { length: 16 * megabytes + 1 }) }],
    [
      'objects packed twice',
      {
        objects: objectStream('<<>>', {
          filter: '[/FlateDecode/FlateDecode]',
          packed: (content) => deflateSync(deflateSync(content)),
        }),
      },
    ],
    ['a picture of 25,005,000 pixels', { objects: pictureOf(5_001, 5_000) }],
    ['a picture of unknown size', { objects: pictureOf('5 0 R', 1) }],
    ['an object that never ends', { objects: '4 0 obj\n<</A(' }],
    ['brackets without end', { objects: `4 0 obj\n${'['.repeat(1_000_000)}` }],
  ])('is refused with %s', async (_what, parts) => {
    expect(await fateOf(pdfOf(parts))).toBe('requestInvalid');
  });

  test.each([
    ['the beginning alone', bytes('%PDF-1.7')],
    ['a page of the web', Buffer.concat([Buffer.from('%PDF-1.7\n'), html])],
    ['without a page', Buffer.from(pdfOf().toString('latin1').replace('[3 0 R]', '[]'), 'latin1')],
    ['cut off', pdfOf().subarray(0, 100)],
  ])('is refused where it is %s', async (_what, content) => {
    expect(await fateOf(content)).toBe('requestInvalid');
  });

  test('loses an object that a later one replaces', async () => {
    const later = '4 0 obj\n<<>>\nendobj';
    const { content } = await rewrite(pdfOf({ objects: `4 0 obj\n<</S/Launch>>\nendobj\n${later}` }));
    expect(Buffer.from((await rewrite(pdfOf({ objects: later }))).content).equals(content)).toBe(true);
  });

  test('that keeps the parser busy is abandoned', async () => {
    // Each digit starts another number, as long as the rest.
    const endless = pdfOf({ objects: `(${'1'.repeat(2_000_000)}` });
    const failed = rewritePdf(endless, 1_000);
    await expect(failed).rejects.toMatchObject({ code: 'unavailable' });
  });
});

test('[CASH-04] a type that was not requested is refused', async () => {
  const pictures: ReceiptType[] = ['image/png', 'image/jpeg'];
  expect([await fateOf(pngOf(), pictures), await fateOf(pdfOf(), pictures)]).toEqual([
    'image/png',
    'requestInvalid',
  ]);
});

const queued = (accountId: number, content: Uint8Array = pngOf()) =>
  inTurn(accountId, () => rewriteReceipt(content, every)).then(
    ({ type }) => type,
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

test('[CASH-04] no more than twenty files wait in line, and the next is accepted when they are done', async () => {
  const fates = await Promise.all(Array.from({ length: 22 }, (_, member) => queued(member)));
  expect([fates.filter((fate) => fate === 'image/png').length, fates.slice(20)]).toEqual([
    20,
    ['unavailable', 'unavailable'],
  ]);
  expect(await queued(1)).toBe('image/png');
});

test('[CASH-04] one member’s files leave the line to the others', async () => {
  const own = Array.from({ length: 20 }, () => queued(1));
  const other = queued(2);
  expect(await Promise.all(own)).toEqual(['image/png', ...Array<string>(19).fill('tooManyRequests')]);
  expect(await other).toBe('image/png');
  expect(await queued(1, html)).toBe('requestInvalid');
  expect(await queued(1)).toBe('image/png');
});
