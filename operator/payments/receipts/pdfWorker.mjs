// Checks and rewrites a player's PDF in a worker (pdf.ts): whatever a file does to the parser ends with the worker. Plain JavaScript,
// so that it runs unbuilt, from the sources and next to the built operator.
import { parentPort, workerData } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFCatalog,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFPageLeaf,
  PDFParser,
  PDFRawStream,
  PDFStreamWriter,
} from '@cantoo/pdf-lib';

/** Maximum bytes of a file's unpacked object streams; a receipt has some kilobytes. */
const mostUnpacked = 16 * 1024 * 1024;

/** Maximum pixels of a picture, as of a picture sent alone. */
const mostPixels = 25_000_000;

/** Actions on opening or touching a file, and embedded files: as a key or as a value. */
const refused = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'FileAttachment',
  'GoToE',
  'GoToR',
  'ImportData',
  'Movie',
  'Rendition',
  'RichMedia',
  'Sound',
  'SubmitForm',
  'XFA',
]);

const named = (dict, name) => dict.lookup(PDFName.of(name));
/** `ObjStm` contains objects, `XRef` their positions. */
const isStructure = (object, ...types) =>
  object instanceof PDFRawStream && types.some((type) => named(object.dict, 'Type') === PDFName.of(type));

class BoundedParser extends PDFParser {
  unpacked = 0;

  parseObject(ref) {
    const object = super.parseObject(ref);
    // The parser unpacks it next, however large the result is.
    if (isStructure(object, 'ObjStm')) this.measure(object);
    return object;
  }

  measure({ dict, contents }) {
    const filter = named(dict, 'Filter');
    const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
    if (only === undefined) this.unpacked += contents.length;
    else if (only !== PDFName.of('FlateDecode')) throw new Error('an object stream packed otherwise');
    else this.unpacked += inflateSync(contents, { maxOutputLength: mostUnpacked }).length;
    if (this.unpacked > mostUnpacked) throw new Error('more objects than a receipt has');
  }
}

function check(object) {
  if (object instanceof PDFName && refused.has(object.decodeText())) throw new Error(object.decodeText());
  if (object instanceof PDFArray) object.asArray().forEach(check);
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (object instanceof PDFRawStream && named(dict, 'Subtype') === PDFName.of('Image')) checkPicture(dict);
  if (dict instanceof PDFDict) dict.entries().flat().forEach(check);
}

/** A reviewer's browser unpacks all of its pixels, however small it is packed. */
function checkPicture(dict) {
  const [width, height] = ['Width', 'Height'].map((name) => named(dict, name));
  const isKnown = width instanceof PDFNumber && height instanceof PDFNumber;
  if (!isKnown || width.asNumber() * height.asNumber() > mostPixels) throw new Error('too many pixels');
}

async function rewrite(content) {
  const context = await new BoundedParser(content, Infinity, true).parseDocument();
  const { Root, Encrypt } = context.trailerInfo;
  if (Encrypt) throw new Error('encrypted');
  // They describe the original file.
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (isStructure(object, 'ObjStm', 'XRef')) context.delete(ref);
    else check(object);
  }
  let pages = 0;
  context
    .lookup(Root, PDFCatalog)
    .Pages()
    .traverse((node) => (pages += Number(node instanceof PDFPageLeaf)));
  if (pages === 0) throw new Error('without pages');
  return PDFStreamWriter.forContext(context, Infinity).serializeToBuffer();
}

/** Reviewers couldn't open a file that makes the parser throw. */
const contentOrNull = () => rewrite(workerData).catch(() => null);

parentPort.postMessage({ content: await contentOrNull() });
