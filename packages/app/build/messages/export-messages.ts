// Gives the messages of a language to translators.

import { readAllMessages, readNotes } from './message-files.ts';
import { formatPo, type PoEntry } from './po-file.ts';

interface Options {
  readonly locale: string;
  /** Leaves out what is translated already. */
  readonly isMissingOnly?: boolean;
  /** The folder of the messages, if not that of the product. */
  readonly root?: string | undefined;
}

/** What translators are told of a message: notes on its section, on the part that it is in, and on itself. */
function listNotes(key: string, notes: Readonly<Record<string, string>>): string[] {
  const parts = key.split('.');
  return parts.flatMap((_, index) => notes[parts.slice(0, index + 1).join('.')] ?? []);
}

/** A PO file of a language, with the English messages, what they are translated to so far, and notes; and how many entries it has. */
export function exportMessages({ locale, isMissingOnly = false, root }: Options): { readonly text: string; readonly count: number } {
  const own = readAllMessages(locale, root);
  const notes = readNotes(root);
  const entries: PoEntry[] = [...readAllMessages('en', root)]
    .filter(([key]) => !isMissingOnly || !own.has(key))
    .map(([key, english]) => ({ key, english, translation: own.get(key) ?? '', notes: listNotes(key, notes), isFuzzy: false }));
  return { text: formatPo({ language: locale, entries }), count: entries.length };
}
