declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  class Encoder {
    constructor(text: string, options: object);
    /** One character for each module: 1 is a bar. */
    encode(): { data: string };
  }
  // CommonJS: bundlers return it as is, other loaders wrap it in `default`.
  const encoder: typeof Encoder | { default: typeof Encoder };
  export default encoder;
}
