// Keeps a page as the server has sent it to who has signed in, until somebody touches it or has read it for a while: then its code is loaded,
// drawn out of sight, and takes the place of what was sent.

import { takeHeldUp } from '#web/platform/navigation/early-input.ts';
import { pageArrival } from '#web/platform/navigation/page-arrival.tsx';
import { settleSentScroll } from '#web/platform/navigation/scrolls.ts';
import classes from '#web/platform/notices/loader-bar.module.css';
import { followTouches, type Touches } from './touches.ts';
import { isUnfinished } from './unfinished.ts';

/** A page that is only looked at is drawn after this time, in milliseconds, so that it says what is new. */
const READ_MS = 10_000;

/** How long to wait for what is still loading in the drawn page, in milliseconds. */
const PATIENCE_MS = 3000;

/** Where the page is drawn. */
export interface DrawnPage {
  /** Out of sight until it takes over. */
  readonly element: HTMLElement;
  /** Puts what was drawn in the place of what was sent, with what was done there meanwhile. */
  takeOver(): Promise<void>;
}

const countControls = (within: HTMLElement) => within.querySelectorAll('a[href], button, input, select, textarea').length;

/** Waits until nothing is missing any more that was sent: parts of the page come with files of their own. */
async function finish(sent: HTMLElement, drawn: HTMLElement): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  const isLacking = () => isUnfinished(drawn) || countControls(drawn) < countControls(sent);
  while (isLacking() && performance.now() < until) await new Promise((later) => setTimeout(later, 50));
}

/** Waits until the page is seen, and the browser has nothing else to do. */
async function waitUntilIdle(): Promise<void> {
  if (document.visibilityState === 'hidden') {
    await new Promise<void>((seen) => document.addEventListener('visibilitychange', () => seen(), { once: true }));
  }
  if (typeof requestIdleCallback === 'function') await new Promise((idle) => requestIdleCallback(idle, { timeout: READ_MS }));
}

async function replaceSent(sent: HTMLElement, drawn: HTMLElement, touches: Touches): Promise<void> {
  await pageArrival;
  await finish(sent, drawn);
  await touches.settle();
  const { scrollX: left, scrollY: top } = window;
  // Only what is shown takes the focus.
  drawn.hidden = false;
  await touches.repeatIn(drawn);
  touches.end();
  sent.remove();
  drawn.id = 'root';
  window.scrollTo({ left, top, behavior: 'instant' });
}

/**
 * Waits until the page has to be drawn.
 * @param sent what the server has sent
 * @param isBegun whether this browser knows of something that the server doesn't: then the page is drawn at once
 */
export async function keepStill(sent: HTMLElement, isBegun: boolean): Promise<DrawnPage> {
  settleSentScroll();
  let wake = () => {};
  const woken = new Promise<void>((then) => {
    wake = then;
  });
  const touches = followTouches(sent, wake);
  const heldUp = takeHeldUp(sent);
  if (heldUp !== null) touches.hold(heldUp);
  const isTouched = heldUp !== null || sent.contains(document.activeElement);
  if (isBegun || isTouched || isUnfinished(sent)) wake();
  // Shortcuts are heard anywhere.
  addEventListener('keydown', wake, { once: true });
  setTimeout(() => void waitUntilIdle().then(wake), READ_MS);
  await woken;
  sent.setAttribute('aria-busy', 'true');
  const bar = document.createElement('div');
  bar.className = classes['bar'] ?? '';
  sent.append(bar);
  const drawn = document.createElement('div');
  drawn.hidden = true;
  sent.after(drawn);
  return { element: drawn, takeOver: () => replaceSent(sent, drawn, touches) };
}
