// Moves the focus into a block once it is shown: into its first field, or onto one of its tools.

/** How long a field may take to appear, such as formatted text on a slow connection, in milliseconds. */
const PATIENCE_MS = 10_000;

const FORMATTED_TEXT = '[contenteditable="true"]';

const FIRST_FIELD = ['input', 'select', 'textarea', 'button'].map((tag) => `${tag}:not([hidden], [tabindex="-1"], :disabled)`).join();

interface Seek {
  readonly until: number;
  /** What had the focus at first: whoever moves it in the meantime keeps it. */
  readonly from: Element | null;
  readonly find: (block: HTMLElement) => HTMLElement | null;
}

function seek(key: string, { until, from, find }: Seek): void {
  requestAnimationFrame(() => {
    const block = document.getElementById(`block-${key}`);
    const found = block === null ? null : find(block);
    if (found !== null) {
      block?.scrollIntoView({ block: 'nearest' });
      found.focus();
      return;
    }
    const { activeElement } = document;
    const isWaiting = activeElement === from || activeElement === document.body || activeElement?.role === 'menuitem';
    if (isWaiting && performance.now() < until) seek(key, { until, from, find });
  });
}

const begin = (): Pick<Seek, 'until' | 'from'> => ({ until: performance.now() + PATIENCE_MS, from: document.activeElement });

/** Moves the focus into the first field of a block; with formatted text past its toolbar, as what is typed next is the text. */
export function focusFields(key: string, { isText }: { readonly isText: boolean }): void {
  seek(key, { ...begin(), find: (block) => block.querySelector(`[data-fields] :is(${isText ? FORMATTED_TEXT : FIRST_FIELD})`) });
}

/** Moves the focus to the button that deletes a block. */
export function focusRemoval(key: string): void {
  seek(key, { ...begin(), find: (block) => block.querySelector('[data-remove]') });
}

/** Moves the focus to the button that adds the first block, once it is shown. */
export function focusFirst(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.querySelector('button')?.focus());
}
