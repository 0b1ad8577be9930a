/** A code as black boxes on white, in modules: for the page and for the picture to save. */
export interface Drawing {
  width: number;
  height: number;
  bars: readonly { x: number; y: number; width: number; height: number }[];
}

/** Pixels per module of a saved picture: apps read codes from photos best with clean edges. */
const scale = 8;

/** Milliseconds until the file's URL is revoked: Safari still reads it after the click returns. */
const readWithin = 60_000;

/** Downloads the code as a PNG; resolves to false if the browser can't draw it. */
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
