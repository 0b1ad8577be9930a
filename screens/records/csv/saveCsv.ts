/** Milliseconds. Don't revoke the URL sooner: Safari still reads the file after the click returns. */
const readWithin = 60_000;

/** Downloads the text as a file with this name. */
export function saveCsv(name: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readWithin);
}
