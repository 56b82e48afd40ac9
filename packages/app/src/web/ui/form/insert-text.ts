// Puts a text at the cursor of a field.

interface TextOfField {
  readonly id: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Replaces what is selected in the field, or adds to the end while it was never focused; the cursor is behind the text then. */
export function insertText({ id, value, onChange }: TextOfField, inserted: string): void {
  const element = document.getElementById(id);
  const area = element instanceof HTMLTextAreaElement ? element : null;
  const [start, end] = [area?.selectionStart ?? value.length, area?.selectionEnd ?? value.length];
  onChange(value.slice(0, start) + inserted + value.slice(end));
  requestAnimationFrame(() => {
    area?.focus();
    area?.setSelectionRange(start + inserted.length, start + inserted.length);
  });
}
