// Whether a page can be used by everybody: no violation of WCAG 2.2 AA that a program can find, and nothing wider than the screen.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** @param isCovered a bar at the bottom lies over what has been scrolled beneath it: how much of a target is left says nothing there */
export async function expectAccessible(page: Page, { isCovered = false } = {}): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await (isCovered ? axe.disableRules('target-size') : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, 'the page is wider than the screen').toBeLessThanOrEqual(0);
}
