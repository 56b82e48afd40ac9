// Where the keys of a page belong to something else.

const FIELDS =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"], [role="menu"]';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Returns whether something is open that has keys of its own; it may stay in the page, hidden, when it is closed. */
export function isOverlayOpen(): boolean {
  return [...document.querySelectorAll(OVERLAYS)].some((overlay) => overlay.checkVisibility());
}

/** Returns whether a key is pressed in a text field or a menu. */
export function isInField(target: Element): boolean {
  return target.closest(FIELDS) !== null;
}
