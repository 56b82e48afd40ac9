// Tells whether something is still to come in what was drawn.

/** Returns whether an element has placeholders, or says that it is busy. */
export function isUnfinished(within: HTMLElement): boolean {
  return within.querySelector('.mantine-Skeleton-root, [aria-busy="true"]') !== null;
}
