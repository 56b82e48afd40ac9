// Short descriptions of the violations that axe finds on the page.

import axe from 'axe-core';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** @param skip rules about whole pages, if only a part is rendered */
export async function listAxeFaults(
  element: Element = document.body,
  skip: readonly string[] = ['page-has-heading-one', 'region', 'landmark-one-main'],
): Promise<string[]> {
  // Colours in the middle of an animation must not be judged.
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  const { violations } = await axe.run(element, {
    runOnly: LEVELS,
    rules: Object.fromEntries(skip.map((rule) => [rule, { enabled: false }])),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`);
}
