// Exports the messages of a language for translators.

import { readAllMessages, readNotes } from './message-files.ts';
import { formatPo, type PoEntry } from './po-file.ts';

interface Options {
  readonly locale: string;
  /** Leaves out what is already translated. */
  readonly isMissingOnly?: boolean;
  /** The message folder, if not that of the product. */
  readonly root?: string | undefined;
}

/** Returns the notes for translators on a message: on its section, on its group, and on itself. */
function listNotes(key: string, notes: Readonly<Record<string, string>>): string[] {
  const parts = key.split('.');
  return parts.flatMap((_, index) => notes[parts.slice(0, index + 1).join('.')] ?? []);
}

/** Returns a PO file of a language with the English messages, existing translations and notes; and the number of entries. */
export function exportMessages({ locale, isMissingOnly = false, root }: Options): { readonly text: string; readonly count: number } {
  const own = readAllMessages(locale, root);
  const notes = readNotes(root);
  const entries: PoEntry[] = [...readAllMessages('en', root)]
    .filter(([key]) => !isMissingOnly || !own.has(key))
    .map(([key, english]) => ({ key, english, translation: own.get(key) ?? '', notes: listNotes(key, notes), isFuzzy: false }));
  return { text: formatPo({ language: locale, entries }), count: entries.length };
}
