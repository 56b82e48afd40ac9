// Where a page is scrolled to once it is drawn.

import { afterEach, expect, test } from 'vitest';
import { settleScroll } from './scrolls.ts';

afterEach(() => {
  document.body.replaceChildren();
  window.scrollTo(0, 0);
});

function drawPage(id: string): void {
  const target = document.createElement('h2');
  target.id = id;
  target.style.marginBlock = '3000px';
  document.body.append(target);
}

test('it is what the fragment names', () => {
  drawPage('größe');
  settleScroll(`#${encodeURIComponent('größe')}`);
  expect(window.scrollY).toBeGreaterThan(1000);
});

test.each(['', '#', '#elsewhere', '#%E0%A4%A'])('it is the top with the fragment "%s", which names nothing', (hash) => {
  drawPage('end');
  window.scrollTo(0, 500);
  settleScroll(hash);
  expect(window.scrollY).toBe(0);
});
