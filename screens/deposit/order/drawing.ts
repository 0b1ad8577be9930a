/** A code as black boxes on white, in modules: for the page and for the picture to save. */
export interface Drawing {
  width: number;
  height: number;
  bars: readonly { x: number; y: number; width: number; height: number }[];
}

/** Modules of a saved picture are so many pixels wide: apps read codes of photos best with plain edges. */
const scale = 8;

/** Safari is still reading the file when the click has returned. */
const readWithin = 60_000;

/** Hands the player the code as a PNG; false where this browser draws none. */
export async function savePicture(name: string, { width, height, bars }: Drawing): Promise<boolean> {
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const bar of bars) {
    pen.fillRect(bar.x * scale, bar.y * scale, bar.width * scale, bar.height * scale);
  }
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readWithin);
  return true;
}
