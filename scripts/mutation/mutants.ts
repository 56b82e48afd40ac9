// The small changes that can be made to a file, one operator at a time, as Stryker makes them.

import { Instrumenter } from '@stryker-mutator/instrumenter';

export interface Mutant {
  /** Relative to the project. */
  readonly file: string;
  /** What kind of change it is: `EqualityOperator`. */
  readonly kind: string;
  readonly from: Place;
  readonly to: Place;
  readonly replacement: string;
}

/** Counted from 0. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** Changes of texts, lists and whole blocks: most say nothing that an operator does not say better. */
const LEFT_OUT = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'ArrowFunction', 'BlockStatement', 'Regex'];

const silent = () => {};
const isDisabled = () => false;
const logger = {
  ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
  isTraceEnabled: isDisabled,
  isDebugEnabled: isDisabled,
  isInfoEnabled: isDisabled,
  isWarnEnabled: isDisabled,
  isErrorEnabled: isDisabled,
  isFatalEnabled: isDisabled,
};

/** Every one-operator change of a file, in the order in which they stand in it. */
export async function listMutants(file: string, content: string): Promise<Mutant[]> {
  const options = { plugins: null, excludedMutations: LEFT_OUT, ignorers: [] };
  const { mutants } = await new Instrumenter(logger).instrument([{ name: file, content, mutate: true }], options);
  return mutants.flatMap(({ mutatorName, replacement, location: { start, end }, status }) =>
    status === 'Ignored' || replacement === undefined ? [] : [{ file, kind: mutatorName, from: { ...start }, to: { ...end }, replacement }],
  );
}

function offsetOf(lines: readonly string[], { line, column }: Place): number {
  return lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, column);
}

/** The text of the file with the change in it; an expression stays one, whatever stands beside it. */
export function applyMutant(content: string, { from, to, replacement }: Mutant): string {
  const lines = content.split('\n');
  const code = replacement.replaceAll(/^\s*\/\/.*\n?/gm, '').trimEnd();
  const isStatement = /^(?:case\b|default:|for \(|;)/.test(code);
  const middle = isStatement ? code : `(${code})`;
  return content.slice(0, offsetOf(lines, from)) + middle + content.slice(offsetOf(lines, to));
}

/** A change as the lines before and after it. */
export function formatDiff(content: string, mutant: Mutant): string {
  const { from, to } = mutant;
  const before = content.split('\n');
  const after = applyMutant(content, mutant).split('\n');
  const length = to.line - from.line + 1;
  const changed = after.slice(from.line, from.line + length + after.length - before.length);
  return [...before.slice(from.line, to.line + 1).map((line) => `- ${line}`), ...changed.map((line) => `+ ${line}`)].join('\n');
}
