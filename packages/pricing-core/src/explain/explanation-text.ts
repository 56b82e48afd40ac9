// The text of an explanation, in reading order.

/** A heading and its sentences, possibly none. */
export interface TextSection {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** The text of one quote line, with its near misses. */
export interface LineText extends TextSection {
  readonly nearMisses: readonly string[];
}

/** The whole explanation for one reader in one language. */
export interface ExplanationText {
  readonly headline: string;
  readonly stay: TextSection;
  readonly lines: readonly LineText[];
  /** The heading for the near misses of a line, if shown separately. */
  readonly nearMissTitle: string;
  /** For a parent: optional services. For others: pricings that aren't included, with reasons. */
  readonly absent: TextSection;
  readonly totals: TextSection;
  readonly warnings: readonly string[];
}

/** The text as plain lines, for a terminal or an email: headings on their own lines, sentences indented, empty sections omitted. */
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
