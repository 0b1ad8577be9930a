import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

afterEach(cleanup);

const slidesOf = (...names: string[]) =>
  names.map((name) => ({ key: name, content: <a href={`/${name}`}>{name}</a> }));

interface ShownProps {
  names: string[];
  place?: number;
  perView?: 1 | 3;
  onHold?: (held: boolean) => void;
  turnsByItself?: boolean;
}

function Shown({ names, place: first = 0, turnsByItself, ...rest }: ShownProps) {
  const [place, setPlace] = useState(first);
  const [paused, setPaused] = useState(false);
  return (
    <Carousel
      aria-label="Things"
      place={place}
      onTurn={(by) => setPlace(place + by)}
      slides={slidesOf(...names)}
      paused={paused}
      onPause={turnsByItself ? setPaused : undefined}
      {...rest}
    />
  );
}

/** The reachable slides in order, each with its name and text. */
const reachable = () =>
  screen
    .getAllByRole('listitem')
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => [slide.getAttribute('aria-label'), slide.textContent]);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a carousel is announced as one, with numbered slides, of which only one can be reached', () => {
  render(<Shown names={['One', 'Two']} />);
  const carousel = screen.getByRole('group', { name: 'Things' });
  expect(carousel.getAttribute('aria-roledescription')).toBe('carousel');
  expect(screen.getAllByRole('listitem').map((slide) => slide.getAttribute('aria-roledescription'))).toEqual([
    'slide',
    'slide',
  ]);
  expect(reachable()).toEqual([['1 of 2', 'One']]);
  click('Previous');
  expect(reachable()).toEqual([['2 of 2', 'Two']]);
  click('Previous');
  expect(reachable()).toEqual([['1 of 2', 'One']]);
});

test('no slides show nothing, and a single one has nothing to turn', () => {
  const { container, rerender } = render(<Shown names={[]} />);
  expect(container.textContent).toBe('');
  rerender(<Shown names={['One']} turnsByItself />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['One']);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test.each([
  [['One', 'Two'], [['2 of 2', 'Two']]],
  [
    ['One', 'Two', 'Three'],
    [
      ['1 of 3', 'One'],
      ['2 of 3', 'Two'],
      ['3 of 3', 'Three'],
    ],
  ],
  [
    ['One', 'Two', 'Three', 'Four', 'Five'],
    [
      ['1 of 5', 'One'],
      ['2 of 5', 'Two'],
      ['3 of 5', 'Three'],
    ],
  ],
])('[HOME-07] three at a time, if there are as many: %j', (names, shown) => {
  render(<Shown names={names} place={1} perView={3} />);
  expect(reachable()).toEqual(shown);
});

test('[HOME-07] three loop', () => {
  render(<Shown names={['One', 'Two', 'Three']} place={1} perView={3} />);
  click('Next');
  expect(reachable()).toEqual([
    ['2 of 3', 'Two'],
    ['3 of 3', 'Three'],
    ['1 of 3', 'One'],
  ]);
});

test('a turn that its owner ignores changes nothing', () => {
  render(
    <Carousel aria-label="Things" place={0} onTurn={() => {}} slides={slidesOf('One', 'Two', 'Three')} />,
  );
  click('Next');
  expect(reachable()).toEqual([['1 of 3', 'One']]);
});

test('changing slides keeps the one in front', () => {
  const onTurn = () => {};
  const { rerender } = render(
    <Carousel aria-label="Things" place={1} onTurn={onTurn} slides={slidesOf('One', 'Two', 'Three')} />,
  );
  rerender(<Carousel aria-label="Things" place={0} onTurn={onTurn} slides={slidesOf('Two', 'Three')} />);
  expect(reachable()).toEqual([['1 of 2', 'Two']]);
});

test('[POP-05] the button pauses automatic turning, and keyboard focus holds it', () => {
  const onHold = vi.fn<(held: boolean) => void>();
  render(<Shown names={['One', 'Two']} onHold={onHold} turnsByItself />);
  const live = () => screen.getByRole('list').getAttribute('aria-live');
  expect(live()).toBe('off');
  click('Pause the slides');
  expect(live()).toBe('polite');
  click('Play the slides');
  expect(live()).toBe('off');
  expect(onHold).not.toHaveBeenCalled();
  const link = screen.getByRole('link', { name: 'One' });
  vi.spyOn(Element.prototype, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  fireEvent.focusIn(link);
  fireEvent.focusOut(link);
  vi.restoreAllMocks();
  expect(onHold.mock.calls).toEqual([[true], [false]]);
});

test('the arrow keys turn, and the focus follows', () => {
  render(<Shown names={['One', 'Two', 'Three']} />);
  const link = screen.getByRole('link', { name: 'One' });
  link.focus();
  fireEvent.keyDown(link, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2 of 3');
  fireEvent.keyDown(document.activeElement ?? link, { key: 'ArrowLeft', ctrlKey: true });
  fireEvent.keyDown(document.activeElement ?? link, { key: 'ArrowLeft' });
  fireEvent.keyDown(document.activeElement ?? link, { key: 'ArrowLeft' });
  expect(reachable()).toEqual([['3 of 3', 'Three']]);
});
