import { createElement, type SVGProps } from 'react';

interface IconData {
  /** By which tests and styles find it: `lucide-house`. */
  name: string;
  /** The shapes it is drawn with. */
  node: readonly (readonly [tag: string, attributes: object])[];
}

type IconProps = SVGProps<SVGSVGElement> & { size?: number };

/**
 * Draws the icons of lucide-react in the built app, as the package itself does for all that the app asks of it. The
 * package's own function weighs ten times as much (tools/shakeIcons.ts).
 */
export const createIcon =
  ({ name, node }: IconData) =>
  ({ size = 24, className, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'aria-label' in props ? undefined : true,
        ...props,
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
