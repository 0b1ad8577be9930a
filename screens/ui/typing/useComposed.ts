import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { isHalfComposed } from './composition.ts';

/** Shows an open composition in the input, but passes only complete text to `take`. */
export function useComposed(value: string, take: (typed: string) => void) {
  const [half, setHalf] = useState<string | null>(null);
  const whole = (typed: string) => {
    setHalf(null);
    take(typed);
  };
  return {
    value: half ?? value,
    onChange: ({ nativeEvent, target }: ChangeEvent<HTMLInputElement>) =>
      isHalfComposed(nativeEvent) ? setHalf(target.value) : whole(target.value),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      if (half !== null) whole(currentTarget.value);
    },
  };
}
