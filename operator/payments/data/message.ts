/** `{name}` in a text is filled in. */
export type Words = Readonly<Record<'EN' | 'CN' | 'TH' | 'VI' | 'TY' | 'AR', string>>;

export interface Message {
  title: Words;
  text: Words;
}
