// The text of a prompt: its variables, how long it is, and the sources that an answer cites.

export const WRITING_LIMITS = {
  ...{ title: 120, prompt: 20_000, variables: 20, variable: 40, value: 4000 },
  ...{ sources: 8, sourceTitle: 200, address: 2000, sourceText: 20_000 },
  /** Letters of an answer that is saved as a draft. */
  answer: 200_000,
  /** Names that an editor lets through. */
  notPeople: 200,
} as const;

const VARIABLE = /\{\{\s*([\p{L}\p{N}][\p{L}\p{N} _-]{0,39}?)\s*\}\}/gu;

/**
 * Returns the names of the variables of a prompt, in the order in which they stand.
 * @example listVariables('Write about {{town}} in {{season}}.') // ['town', 'season']
 */
export function listVariables(prompt: string): string[] {
  return [...new Set([...prompt.matchAll(VARIABLE)].map(([, name = '']) => name))];
}

/** Puts values into a prompt; a variable without one stays as it is. */
export function fillPrompt(prompt: string, values: Readonly<Record<string, string>>): string {
  return prompt.replace(VARIABLE, (written, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? written) : written));
}

/** Estimates the tokens of a text: four letters of Latin script make about one, of other scripts each about one. */
export function estimateTokens(text: string): number {
  let quarters = 0;
  for (const letter of text) quarters += (letter.codePointAt(0) ?? 0) < 0x250 ? 1 : 4;
  return Math.ceil(quarters / 4);
}

/**
 * Returns the numbers in brackets of an answer: those of sources that there are, and others.
 * @example findCitations('As [1] says, not [4].', 2) // { cited: [1], unknown: [4] }
 */
export function findCitations(answer: string, sources: number): { readonly cited: number[]; readonly unknown: number[] } {
  const numbers = [...answer.matchAll(/\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\](?!\()/g)].flatMap(([, list = '']) => list.split(',').map(Number));
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const isKnown = (number: number) => number >= 1 && number <= sources;
  return { cited: sorted.filter(isKnown), unknown: sorted.filter((number) => !isKnown(number)) };
}
