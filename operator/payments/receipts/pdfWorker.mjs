// Checks and rewrites a player's PDF in a worker (pdf.ts): whatever a file does to the parser ends with the worker. Plain JavaScript,
// so that it runs unbuilt, from the sources and next to the built operator.
import { parentPort, workerData } from 'node:worker_threads';
import { createInflate, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFCatalog,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFPageLeaf,
  PDFParser,
  PDFRawStream,
  PDFStreamWriter,
  PDFString,
} from '@cantoo/pdf-lib';

/** Maximum bytes of all of a file's unpacked streams but its pictures; a receipt has some kilobytes. */
const mostUnpacked = 16 * 1024 * 1024;

/** Maximum pixels of all of its pictures: two that could be sent alone. */
const mostPixels = 50_000_000;

/** Of each, as of a picture sent alone. */
const mostPixelsOfOne = 25_000_000;

/** Maximum bytes of all of its unpacked streams, pictures too: a stream that calls itself a picture need not be one. */
const mostTogether = 64 * 1024 * 1024;

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
    if (isStructure(object, 'ObjStm', 'XRef')) this.measure(object);
    return object;
  }

  measure({ dict, contents }) {
    const filters = filtersOf(dict);
    if (filters.length === 0) this.unpacked += contents.length;
    else if (filters.join() !== 'FlateDecode') throw new Error('an object stream packed otherwise');
    else this.unpacked += inflateSync(contents, { maxOutputLength: mostUnpacked }).length;
    if (this.unpacked > mostUnpacked) throw new Error('more objects than a receipt has');
  }
}

function filtersOf(dict) {
  const filter = named(dict, 'Filter');
  const filters =
    filter instanceof PDFArray ? filter.asArray().map((_, place) => filter.lookup(place)) : [filter];
  return filters.flatMap((one) => {
    if (one === undefined || one === PDFNull) return [];
    if (one instanceof PDFName) return [one.decodeText()];
    throw new Error('a filter without a name');
  });
}

/** They make a stream at most four times as long. */
const textFilters = new Set(['ASCII85Decode', 'ASCIIHexDecode']);
/** What they unpack has as many pixels as the picture. */
const pictureFilters = new Set(['CCITTFaxDecode', 'DCTDecode', 'JBIG2Decode', 'JPXDecode']);
const mostPerRun = 64;

/** Bytes of an unpacked stream, counted up to the limit. Throws for one that is packed in a way that no receipt needs. */
async function unpackedLength({ dict, contents }, limit) {
  let left = contents;
  const filters = filtersOf(dict);
  while (textFilters.has(filters[0])) {
    const only = dict.context.obj({ Filter: filters.shift() });
    left = decodePDFRawStream(PDFRawStream.of(only, left)).decode();
  }
  const isPacked = filters[0] === 'FlateDecode' || filters[0] === 'RunLengthDecode';
  const [first, ...rest] = isPacked ? filters : [undefined, ...filters];
  if (rest.length > 1 || rest.some((one) => !pictureFilters.has(one)))
    throw new Error(`packed by ${filters.join(', ')}`);
  if (first === 'RunLengthDecode') return left.length * mostPerRun;
  return first ? inflatedLength(left, limit) : left.length;
}

/** Never holds the result. */
async function inflatedLength(packed, limit) {
  const inflate = createInflate();
  inflate.end(packed);
  let length = 0;
  try {
    for await (const chunk of inflate) {
      length += chunk.length;
      if (length > limit) break;
    }
  } catch {
    // Browsers show what comes before the damage.
  }
  return length;
}

/** What a file's streams unpack to in a reviewer's browser, however small they are packed. */
class Weight {
  together;
  unpacked;
  pixels = 0;

  constructor(unpacked) {
    this.unpacked = unpacked;
    this.together = unpacked;
  }

  async add(stream) {
    const length = await unpackedLength(stream, mostTogether);
    this.together += length;
    if (named(stream.dict, 'Subtype') === PDFName.of('Image')) this.pixels += pixelsOf(stream.dict);
    else this.unpacked += length;
    if (this.pixels > mostPixels) throw new Error('too many pixels');
    if (this.unpacked > mostUnpacked || this.together > mostTogether) throw new Error('unpacks to too much');
  }
}

function pixelsOf(dict) {
  const [width, height] = ['Width', 'Height'].map((name) => named(dict, name));
  const isKnown = [width, height].every((side) => side instanceof PDFNumber && side.asNumber() > 0);
  const pixels = isKnown ? width.asNumber() * height.asNumber() : Infinity;
  if (pixels > mostPixelsOfOne) throw new Error('too many pixels');
  return pixels;
}

function check(object) {
  if (object instanceof PDFName && refused.has(object.decodeText())) throw new Error(object.decodeText());
  if (object instanceof PDFArray) object.asArray().forEach(check);
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (dict instanceof PDFDict) {
    refuseAutomaticActions(dict);
    dict.entries().flat().forEach(check);
  }
}

/** Those that run without a tap: a reviewer follows a link on purpose only. */
function refuseAutomaticActions(dict) {
  const opening = named(dict, 'OpenAction');
  if (!isPlaceInFile(opening)) throw new Error('OpenAction');
  const additional = named(dict, 'AA');
  const isResolved = additional instanceof PDFDict || isNothing(additional);
  const isAction = (value) =>
    !isNothing(value) && (!(value instanceof PDFDict) || value.has(PDFName.of('S')));
  if (!isResolved) throw new Error('AA');
  if (additional?.keys?.().some((event) => isAction(additional.lookup(event)))) throw new Error('AA');
}

const isNothing = (value) => value === undefined || value === PDFNull;
const isPlaceInFile = (opening) =>
  isNothing(opening) ||
  [PDFArray, PDFName, PDFString, PDFHexString].some((type) => opening instanceof type) ||
  (opening instanceof PDFDict &&
    named(opening, 'S') === PDFName.of('GoTo') &&
    !opening.has(PDFName.of('Next')));

async function rewrite(content) {
  const parser = new BoundedParser(content, Infinity, true);
  const context = await parser.parseDocument();
  const { Root, Encrypt } = context.trailerInfo;
  if (Encrypt) throw new Error('encrypted');
  const weight = new Weight(parser.unpacked);
  // They describe the original file.
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (isStructure(object, 'ObjStm', 'XRef')) context.delete(ref);
    else check(object);
    if (object instanceof PDFRawStream && context.lookup(ref) === object) await weight.add(object);
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

// From here on the file's own time counts.
parentPort.postMessage('ready');
parentPort.postMessage({ content: await contentOrNull() });
