import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Sign } from '#machines/idle/idle.machine.ts';
import type { Attention } from '#src/app/attention.ts';
import { createActivity } from './activity.ts';

const minute = 60_000;
const due = { askAfter: 29 * minute, limit: 30 * minute };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Tabs of one browser; messages arrive at once. */
function browser() {
  const channels = new Set<EventTarget>();
  function open() {
    const channel = Object.assign(new EventTarget(), {
      postMessage(data: unknown) {
        for (const other of channels) {
          if (other !== channel) other.dispatchEvent(new MessageEvent('message', { data }));
        }
      },
      close: () => channels.delete(channel),
    });
    channels.add(channel);
    return channel as unknown as BroadcastChannel;
  }
  return { open, isQuiet: () => channels.size === 0 };
}

function watching({ userName = 'maria', open = browser().open } = {}) {
  const attention: Attention = {};
  const told: Sign[] = [];
  const activity = createActivity({ userName, attention, open });
  const stop = activity.watch(due, (sign) => void told.push(sign));
  onTestFinished(stop);
  return { attention, told, activity, stop };
}

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const does = (type: string, target: EventTarget = document.body) =>
  void target.dispatchEvent(new Event(type, { bubbles: true }));
const active = { type: 'player.active' };

test.each(['pointerdown', 'pointermove', 'touchmove', 'wheel', 'keydown', 'input', 'click'])(
  '[PROT-08] %s is a sign of the player',
  (type) => {
    const { told } = watching();
    pass(minute);
    does(type);
    expect(told).toEqual([active]);
  },
);

test('[PROT-08] automatic movement isn’t activity: slides, loading pictures, messages from other frames', () => {
  const { told, attention } = watching();
  pass(3 * minute);
  does('scroll');
  does('scroll', window);
  does('load');
  does('message', window);
  expect([told, attention.isAway?.()]).toEqual([[], true]);
});

test('[PROT-08] signs within seconds count once; a clock that is set back loses none', () => {
  const { told } = watching();
  does('pointermove');
  pass(4_999);
  does('pointermove');
  expect(told).toHaveLength(1);
  pass(1);
  does('pointermove');
  expect(told).toHaveLength(2);
  vi.setSystemTime(Date.now() - 24 * 60 * minute);
  does('pointermove');
  expect(told).toEqual([active, active, active]);
});

test('[PROT-08] a touch after the question was due isn’t activity, but shows the time left', () => {
  const { told, attention } = watching();
  pass(due.askAfter - 1);
  does('keydown');
  pass(due.askAfter);
  does('keydown');
  expect(attention.isAway?.()).toBe(true);
  pass(minute + 5_000);
  does('keydown');
  expect(told).toEqual([
    active,
    { type: 'silence.noticed', left: minute },
    { type: 'silence.noticed', left: -5_000 },
  ]);
});

test('[PROT-08] coming back to the page is a sign; leaving it is none', () => {
  const { told } = watching();
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visible.mockRestore());
  pass(minute);
  does('visibilitychange', document);
  expect(told).toEqual([]);
  visible.mockReturnValue('visible');
  does('visibilitychange', document);
  pass(minute);
  does('pageshow', window);
  expect(told).toEqual([active, active]);
});

test('[PROT-08] two minutes after the last sign calls are the page’s own; a bet and the choice to stay are signs', () => {
  const { attention, activity, told } = watching();
  pass(2 * minute);
  expect(attention.isAway?.()).toBe(false);
  pass(1);
  expect(attention.isAway?.()).toBe(true);
  attention.noteBet?.();
  expect([attention.isAway?.(), told]).toEqual([false, [active]]);
  pass(due.askAfter);
  attention.noteBet?.();
  expect(attention.isAway?.()).toBe(true);
  activity.note();
  expect(attention.isAway?.()).toBe(false);
});

test('[PROT-08] [SES-08] activity and staying count in this player’s other tabs, not in another player’s', () => {
  const { open } = browser();
  const there = watching({ open });
  const other = watching({ userName: 'jose', open });
  pass(3 * minute);
  const here = createActivity({ userName: 'maria', attention: {}, open });
  onTestFinished(here.watch(due, () => {}));
  here.note();
  expect(there.told).toEqual([{ type: 'player.activeElsewhere' }]);
  expect([there.attention.isAway?.(), other.attention.isAway?.(), other.told]).toEqual([false, true, []]);
});

test('[PROT-08] [SES-07] a browser without the channel watches its own tab', () => {
  const { told } = watching({
    open: () => {
      throw new ReferenceError('BroadcastChannel is not defined');
    },
  });
  does('keydown');
  expect(told).toEqual([active]);
});

test('[PROT-08] nothing is watched any more afterwards, and no call is the page’s own', () => {
  const { open, isQuiet } = browser();
  const { stop, told, attention } = watching({ open });
  stop();
  pass(3 * minute);
  does('keydown');
  does('pageshow', window);
  expect([told, attention, isQuiet()]).toEqual([[], {}, true]);
});
