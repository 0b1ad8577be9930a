// Checks a player's PDF and writes it anew, in a thread of its own (pdf.ts): whatever a file makes of the parser ends with
// the thread. Plain JavaScript: it runs as it is, from the sources and beside the built operator.
import { parentPort, workerData } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFCatalog,
  PDFDict,
  PDFName,
  PDFPageLeaf,
  PDFParser,
  PDFRawStream,
  PDFStreamWriter,
} from '@cantoo/pdf-lib';

/** Bytes that all object streams of a file may come to; those of a receipt are some kilobytes. */
const mostUnpacked = 16 * 1024 * 1024;

/** What acts when a file is opened or touched, and what carries other files: as the name of a member or as a value. */
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
/** `ObjStm` holds objects, `XRef` says where they are. */
const isStructure = (object, ...types) =>
  object instanceof PDFRawStream && types.some((type) => named(object.dict, 'Type') === PDFName.of(type));

class BoundedParser extends PDFParser {
  unpacked = 0;

  parseObject(ref) {
    const object = super.parseObject(ref);
    // The parser unpacks it next, however large it becomes.
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
  if (dict instanceof PDFDict) dict.entries().flat().forEach(check);
}

async function rewrite(content) {
  const context = await new BoundedParser(content, Infinity, true).parseDocument();
  const { Root, Encrypt } = context.trailerInfo;
  if (Encrypt) throw new Error('encrypted');
  // They tell of the file as it came.
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

/** Whatever the parser throws at is no PDF that a reviewer can open. */
const contentOrNull = () => rewrite(workerData).catch(() => null);

parentPort.postMessage({ content: await contentOrNull() });
