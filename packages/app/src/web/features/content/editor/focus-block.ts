// Moves the focus into a block once it is shown: into its first field, onto one of its tools, or to the first thing that is missing.

/** How long a field may take to appear, such as formatted text on a slow connection, in milliseconds. */
const PATIENCE_MS = 10_000;

const FORMATTED_TEXT = '[contenteditable="true"]';

const FIRST_FIELD = ['input', 'select', 'textarea', 'button'].map((tag) => `${tag}:not([hidden], [tabindex="-1"], :disabled)`).join();

interface Target {
  /** What takes the focus, and what is scrolled into view. */
  readonly field: HTMLElement;
  readonly frame: Element;
}

/** Focuses a target once it is there, unless its reader has gone elsewhere in the meantime. */
function seek(find: () => Target | null, { until, from }: { readonly until: number; readonly from: Element | null }): void {
  requestAnimationFrame(() => {
    const found = find();
    if (found !== null) {
      found.field.focus({ preventScroll: true });
      found.frame.scrollIntoView({ block: 'nearest' });
      return;
    }
    const { activeElement } = document;
    const isWaiting = activeElement === from || activeElement === document.body || activeElement?.role === 'menuitem';
    if (isWaiting && performance.now() < until) seek(find, { until, from });
  });
}

const begin = () => ({ until: performance.now() + PATIENCE_MS, from: document.activeElement });

function seekInBlock(key: string, selector: string): void {
  seek(() => {
    const frame = document.getElementById(`block-${key}`);
    const field = frame?.querySelector<HTMLElement>(selector) ?? null;
    return frame === null || field === null ? null : { frame, field };
  }, begin());
}

/** Moves the focus into the first field of a block; with formatted text past its toolbar, as what is typed next is the text. */
export function focusFields(key: string, { isText }: { readonly isText: boolean }): void {
  seekInBlock(key, `:scope > [data-fields] :is(${isText ? FORMATTED_TEXT : FIRST_FIELD})`);
}

/** Moves the focus to the button that deletes a block. */
export function focusRemoval(key: string): void {
  seekInBlock(key, '[data-remove]');
}

/** Moves the focus to the button that adds the first block, once it is shown. */
export function focusFirst(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.querySelector('button')?.focus());
}

/** Whether a text is still to be typed in a field. */
const isEmpty = (field: HTMLElement) =>
  (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text')) && field.value === '';

/** Moves the focus to the first thing that is marked as missing, once it is shown. */
export function focusFirstFault(): void {
  seek(() => {
    const fault = document.querySelector<HTMLElement>('main :is([aria-invalid="true"], [data-fault]:not(:has([data-fault])))');
    if (fault === null) return null;
    const fields = [...fault.querySelectorAll<HTMLElement>(`:is(${FIRST_FIELD})`)];
    return { frame: fault, field: fields.find(isEmpty) ?? fault.querySelector<HTMLElement>(`[data-fields] :is(${FIRST_FIELD})`) ?? fault };
  }, begin());
}
