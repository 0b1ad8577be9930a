import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

interface Png {
  width?: number;
  height?: number;
  /** Fewer than its height where it is cut off. */
  rows?: number;
  text?: string;
}

/** A black picture, one bit a pixel. */
export function pngOf({ width = 2, height = 1, rows = height, text = '' }: Png = {}): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`Comment\0${text}`)),
    chunk('IDAT', deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One empty page, with more members of its catalogue and more objects, from 4 on. */
export const pdfOf = ({ catalog = '', objects = '', trailer = '' } = {}): Buffer =>
  Buffer.from(
    `%PDF-1.7
1 0 obj
<</Type/Catalog/Pages 2 0 R${catalog}>>
endobj
2 0 obj
<</Type/Pages/Kids[3 0 R]/Count 1>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>
endobj
${objects}
trailer
<</Root 1 0 R${trailer}>>
%%EOF
`,
    'latin1',
  );
