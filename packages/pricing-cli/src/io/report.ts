// What goes to stderr: complaints and warnings, one a line, harmless to any terminal.

import type { Context } from '../command.ts';
import { type Complaint, complaintText } from '../failure.ts';
import { type ColorChoice, red, wantsColor } from '../print/color.ts';
import { printable } from '../print/printable.ts';
import { wrapLine } from '../print/wrap-line.ts';

/** Prints one complaint; the command can continue. */
export function warn(context: Context, complaint: Complaint, color: ColorChoice = 'auto'): Promise<void> {
  const named = { ...complaint, where: complaint.where ?? 'pricing' };
  const text = printable(complaintText(named));
  const code = `: ${complaint.code}: `;
  const marked = wantsColor(context, 'err', color) ? text.replace(code, `: ${red(complaint.code)}: `) : text;
  return context.err.write(`${marked}\n`);
}

/** Prints one line for people, wrapped to the width of the terminal. */
export function note(context: Context, text: string): Promise<void> {
  const columns = context.isTerminal.err ? context.columns : undefined;
  return context.err.write(`${wrapLine(printable(text), { columns })}\n`);
}

/** The number of complaints that are printed one by one; further ones are only counted. */
const TOLD_ONE_BY_ONE = 20;

/** Prints the first complaints of a stream, and at its end the number of further ones. `end` returns the total. */
export function limitedWarnings(context: Context) {
  let count = 0;
  return {
    complain: async (complaint: Complaint): Promise<void> => {
      count += 1;
      if (count <= TOLD_ONE_BY_ONE) await warn(context, complaint);
    },
    end: async (): Promise<number> => {
      if (count > TOLD_ONE_BY_ONE) await note(context, `… and ${count - TOLD_ONE_BY_ONE} more like these; the output has them all.`);
      return count;
    },
  };
}
