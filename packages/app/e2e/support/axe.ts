// Accessibility of a page: no detectable violation of WCAG 2.2 AA, and nothing wider than the screen.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** @param isCovered a bar at the bottom covers scrolled content, so that the visible size of targets is not checked */
export async function expectAccessible(page: Page, { isCovered = false } = {}): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await (isCovered ? axe.disableRules('target-size') : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, 'the page is wider than the screen').toBeLessThanOrEqual(0);
}
