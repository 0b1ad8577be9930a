const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

/** Plain text as the content of an HTML element or attribute. */
export const asHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign as keyof typeof entities]);
