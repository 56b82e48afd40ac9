// How a command can end.

/**
 * How a command ended; `main.ts` alone knows which exit code that is. `findings`: differences or findings (1);
 * `usage`: called wrongly (2); `bad_input` (3); `bad_book` (4); `bug`: our fault (70); `interrupted` (130).
 */
export type Outcome = 'fine' | 'findings' | 'usage' | 'bad_input' | 'bad_book' | 'bug' | 'interrupted';
