// What somebody has typed, chosen or sent in a page that the server rendered, before its code had arrived: fields keep it, and the
// components hear of it as if it happened now.

type Field = HTMLInputElement | HTMLTextAreaElement;

/** No attribute marks it: React compares those with what it renders. */
type HeldForm = HTMLFormElement & { readonly isHeldUp?: boolean };

/** Sets a value behind React’s back: only a value that React does not know yet counts as typed. */
function typeAgain(field: Field): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  field.value = defaultValue;
  const proto = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, value);
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

function repeatInput(field: Field | HTMLSelectElement): void {
  if (field instanceof HTMLSelectElement) repeatChoice(field);
  else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked !== field.defaultChecked) tickAgain(field);
  } else if (field.type !== 'file' && field.type !== 'hidden' && field.value !== field.defaultValue) typeAgain(field);
}

let isRepeated = false;

/** Called when the first page can be used; repeats what public/early-submit.js has held up last. */
export function repeatEarlyInput(): void {
  if (isRepeated) return;
  isRepeated = true;
  const main = document.querySelector('main') ?? document.body;
  for (const field of main.querySelectorAll<Field | HTMLSelectElement>('input, textarea, select')) repeatInput(field);
  [...document.forms].find((form: HeldForm) => form.isHeldUp === true)?.requestSubmit();
}
