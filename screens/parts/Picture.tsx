import { type ComponentProps, type ReactNode, useState } from 'react';
import { useServices } from './services.ts';

interface PictureProps extends Pick<
  ComponentProps<'img'>,
  'width' | 'height' | 'loading' | 'decoding' | 'fetchPriority'
> {
  /** As the operator names it; may be empty. */
  picture: string;
  /** Stands where no picture comes. */
  fallback?: ReactNode;
}

/** A picture that says nothing by itself; each address that fails gives way to the next, the last to the fallback. */
export function Picture({ picture, fallback = null, ...attributes }: PictureProps) {
  const { images } = useServices();
  const [failed, setFailed] = useState(0);
  const source = images.sources(picture)[failed];
  if (source === undefined) return fallback;
  return <img key={source} src={source} alt="" {...attributes} onError={() => setFailed(failed + 1)} />;
}
