// An explanation in words, in the order in which it is read.

/** A heading and its sentences; there may be none. */
export interface TextSection {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** One line of the quote in words, and what nearly changed it. */
export interface LineText extends TextSection {
  readonly nearMisses: readonly string[];
}

/** The whole explanation for one reader in one language. */
export interface ExplanationText {
  readonly headline: string;
  readonly stay: TextSection;
  readonly lines: readonly LineText[];
  /** The heading for a line's near misses, where they stand apart. */
  readonly nearMissTitle: string;
  /** For a parent: services to add. For others: pricings that did not count, and why. */
  readonly absent: TextSection;
  readonly totals: TextSection;
  readonly warnings: readonly string[];
}

/** The text as plain lines, for a terminal or a mail: headings stand alone, sentences are indented, sections without any are left out. */
export function explanationLines(text: ExplanationText): string[] {
  const section = ({ title, sentences }: TextSection) => (sentences.length === 0 ? [] : ['', title, ...sentences.map(indent)]);
  return [
    text.headline,
    ...text.warnings,
    ...section(text.stay),
    ...text.lines.flatMap((line) => [
      ...section(line),
      ...(line.nearMisses.length === 0 ? [] : [indent(text.nearMissTitle), ...line.nearMisses.map((miss) => indent(indent(miss)))]),
    ]),
    ...section(text.absent),
    ...section(text.totals),
  ];
}

function indent(sentence: string): string {
  return `  ${sentence}`;
}
