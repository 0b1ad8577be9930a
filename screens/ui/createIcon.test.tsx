import { cleanup, render } from '@testing-library/react';
import { createLucideIcon } from 'lucide-react';
import { afterEach, expect, test } from 'vitest';
import { createIcon } from './createIcon.ts';

afterEach(cleanup);

const data = {
  name: 'gift',
  size: 24,
  node: [
    ['path', { d: 'M12 7v14', key: 'a' }],
    ['rect', { x: '3', y: '7', width: '18', height: '4', rx: '1', key: 'b' }],
  ] as [string, Record<string, string>][],
};
const OfThePackage = createLucideIcon(data as never);
const Own = createIcon(data);

const drawn = (icon: React.ReactElement) => render(icon).container.firstElementChild!;

test.each([
  {},
  { size: 16, 'aria-hidden': true },
  { size: 20, className: 'turning', 'aria-label': 'Sending' },
  { size: 12, style: { color: 'red' }, 'data-label': 'HOT' },
])('an icon with %j is drawn as lucide-react draws it', (props) => {
  const own = drawn(<Own {...props} />);
  expect(own.isEqualNode(drawn(<OfThePackage {...props} />))).toBe(true);
  expect(own.querySelectorAll('path, rect')).toHaveLength(2);
});
