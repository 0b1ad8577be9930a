/** Every combination of draws, all equally likely. */
export function* everyDraw(sizes: readonly number[]): Generator<number[]> {
  const [size, ...rest] = sizes;
  if (size === undefined) {
    yield [];
    return;
  }
  for (let drawn = 0; drawn < size; drawn++) for (const others of everyDraw(rest)) yield [drawn, ...others];
}
