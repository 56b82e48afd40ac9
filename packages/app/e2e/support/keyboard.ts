// Somebody without a mouse: goes from one thing to the next with Tab, and sees where they are.

import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page of a journey has before what is looked for. */
const MOST = 150;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Whether something is to be seen where the focus is, and not what lies over it. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above !== null && (element.contains(above) || above.contains(element));
}

/** Presses Tab until the target has the focus, which is then to be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST && !(await hasFocus(target)); stop += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  expect(await target.evaluate(isSeen), 'what has the focus is covered').toBe(true);
}

/** Goes to a button or a link, and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field, and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
