// Accessibility of a page: no detectable violation of WCAG 2.2 AA, and nothing wider than the screen.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Extent {
  /** A bar at the bottom covers scrolled content, so that the visible size of targets is not checked. */
  readonly isCovered?: boolean;
  /** A dialog that is open, whose page is not checked: its heading may be hidden. */
  readonly within?: '[role="dialog"]';
}

/** Expects no violation on a page or in its dialog. */
export async function expectAccessible(page: Page, { isCovered = false, within }: Extent = {}): Promise<void> {
  await expect(page.locator(within ?? 'h1').first()).toBeVisible();
  // A list that is being loaded again is shown paler.
  await expect(page.locator('[data-busy="true"]')).toHaveCount(0);
  const whole = new AxeBuilder({ page });
  const axe = (within === undefined ? whole : whole.include(within)).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ]);
  const { violations } = await (isCovered ? axe.disableRules('target-size') : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, 'the page is wider than the screen').toBeLessThanOrEqual(0);
}
