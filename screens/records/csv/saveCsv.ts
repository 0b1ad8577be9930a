/** Safari is still reading the file when the click has returned. */
const readWithin = 60_000;

/** Hands the player a file of that name to save. */
export function saveCsv(name: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readWithin);
}
