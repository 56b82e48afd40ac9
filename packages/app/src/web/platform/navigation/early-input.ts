// What somebody has typed, chosen, sent or pressed in a page that the server rendered, before its code had arrived: fields keep it, and the
// components hear of it as if it happened now.

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Sets a value behind React’s back: only a value that React does not know yet counts as typed. */
function typeAgain(field: Field): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  field.value = defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  // Fields such as those for email addresses have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tickAgain(box: HTMLInputElement): void {
  box.checked = box.defaultChecked;
  box.click();
}

function repeatChoice(select: HTMLSelectElement): void {
  const isChanged = [...select.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (isChanged) select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Makes what a field holds known to React as if it was entered now. */
export function repeatInput(field: Field | HTMLSelectElement): void {
  if (field instanceof HTMLSelectElement) repeatChoice(field);
  else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked !== field.defaultChecked) tickAgain(field);
  } else if (field.type !== 'file' && field.type !== 'hidden' && field.value !== field.defaultValue) typeAgain(field);
}

/** The `data-` attribute by which the server says that it has rendered the page: with it, public/early-input.js holds up what is done. */
export const RENDERED = 'rendered';

/**
 * Returns the form that was sent or the button that was pressed last, as public/early-input.js has left it; from here on it holds up nothing.
 * @param root what the server has rendered
 */
export function takeHeldUp(root: HTMLElement | null): HTMLElement | null {
  delete root?.dataset[RENDERED];
  const page = globalThis as { heldUp?: HTMLElement };
  const { heldUp = null } = page;
  delete page.heldUp;
  return heldUp?.isConnected === true ? heldUp : null;
}

let isExpected = false;

/** Called for a page that the server has rendered: in others nothing can have been typed. */
export function expectEarlyInput(): void {
  isExpected = true;
}

/** Returns whether what is drawn now continues what the server has rendered. */
export function isContinued(): boolean {
  return isExpected;
}

/** Called when the page can be used. */
export function repeatEarlyInput(): void {
  if (!isExpected) return;
  isExpected = false;
  // Only within the page: a language that was chosen too early would load another.
  for (const field of document.querySelectorAll<Field | HTMLSelectElement>('main :is(input, textarea, select)')) repeatInput(field);
  // From here on the components hear what happens to the page.
  const heldUp = takeHeldUp(document.getElementById('root'));
  if (heldUp instanceof HTMLFormElement) heldUp.requestSubmit();
  else heldUp?.click();
}
