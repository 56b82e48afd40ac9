// Where shortcuts and menus find the text field of a conversation.

/** The ID of the text field. */
export const COMPOSER_ID = 'message-composer';

/** Milliseconds until the field is looked for again while the conversation is being loaded. */
const AGAIN_MS = 100;

/** Moves the focus to the text field, as soon as it is there. */
export function focusComposer(attempts = 20): void {
  const field = document.getElementById(COMPOSER_ID);
  if (field !== null) field.focus();
  else if (attempts > 0) setTimeout(() => focusComposer(attempts - 1), AGAIN_MS);
}
