// The time that is left to pay runs down by the server's clock, however wrong the device's is.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#web/testing/render.tsx';
import { syncServerClock } from '#web/ui/text/server-clock.ts';
import { HoldCountdown } from './hold-countdown.tsx';

const HOUR = 3_600_000;
const UNTIL = '2031-01-01T12:00:00Z';

/** An answer that comes at once, and says what time it is for the server. */
const learn = (server: number) => syncServerClock({ date: new Date(server).toUTCString(), sentAt: Date.now(), receivedAt: Date.now() });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  learn(Date.now());
});

test.each([
  ['ahead', 5 * HOUR],
  ['behind', -5 * HOUR],
])('on a device whose clock is hours %s the time to pay runs down, and ends when the server lets go of the stay', async (_, wrongBy) => {
  const server = Date.parse(UNTIL) - 61_000;
  vi.setSystemTime(server + wrongBy);
  learn(server);
  const over = vi.fn();
  await show(<HoldCountdown until={UNTIL} onOver={over} />, { words: ['cardPayment'] });
  await expect.element(page.getByText(/Your hold expires in 1:01/)).toBeVisible();
  vi.advanceTimersByTime(2000);
  await expect.element(page.getByText(/Your hold expires in 0:5\d/)).toBeVisible();
  vi.advanceTimersByTime(57_000);
  await expect.element(page.getByText(/Your hold expires in 0:0[12]/)).toBeVisible();
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(over).toHaveBeenCalledTimes(1);
});
