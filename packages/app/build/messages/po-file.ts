// PO files, which translation services and editors read: one entry for each message. Plural forms are in the message itself (ICU), so no
// entry uses the plural forms of gettext.

import { type GetTextTranslation, po } from 'gettext-parser';

/** A message to translate, or a translated one. */
export interface PoEntry {
  /** The full key, `web/signIn.title`: the context of the entry. */
  readonly key: string;
  readonly english: string;
  /** Empty if not translated. */
  readonly translation: string;
  readonly notes: readonly string[];
  /** Marked for review by a translator or a tool. */
  readonly isFuzzy: boolean;
}

interface PoFile {
  readonly language: string;
  readonly entries: readonly PoEntry[];
}

function toGettext({ key, english, translation, notes, isFuzzy }: PoEntry): GetTextTranslation {
  return {
    msgctxt: key,
    msgid: english,
    msgstr: [translation],
    comments: { extracted: notes.join('\n'), ...(isFuzzy ? { flag: 'fuzzy' } : {}) },
  };
}

/** Writes a PO file. It has no date, so that the same messages give the same file. */
export function formatPo({ language, entries }: PoFile): string {
  const headers = {
    'Project-Id-Version': 'hosted-stay',
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  const contexts = entries.map((entry) => [entry.key, { [entry.english]: toGettext(entry) }] as const);
  const translations = { '': { '': { msgid: '', msgstr: [''] } }, ...Object.fromEntries(contexts) };
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8').trimEnd()}\n`;
}

/**
 * Parses a PO file; entries without a context are its header.
 * @throws Error when it is not a PO file
 */
export function parsePo(text: string): PoFile {
  const { headers, translations } = po.parse(text);
  const entries = Object.entries(translations).flatMap(([key, byEnglish]) =>
    Object.values(byEnglish).map(({ msgid, msgstr, comments }) => ({
      key,
      english: msgid,
      translation: msgstr[0] ?? '',
      notes: comments?.extracted?.split('\n') ?? [],
      isFuzzy: comments?.flag?.split(/,\s*/).includes('fuzzy') ?? false,
    })),
  );
  return { language: headers['Language'] ?? '', entries: entries.filter(({ key, english }) => key !== '' || english !== '') };
}
