// Keyboard navigation: moves with Tab, and checks that the focus is visible.

import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page of a journey has before a target. */
const MOST = 150;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Whether the focused element is visible and not covered. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above !== null && (element.contains(above) || above.contains(element));
}

/** Presses Tab until the target has the focus, and checks that it is visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST && !(await hasFocus(target)); stop += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  expect(await target.evaluate(isSeen), 'what has the focus is covered').toBe(true);
}

/** Moves to a button or link and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Moves to a field and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
