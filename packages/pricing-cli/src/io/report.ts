// What goes to stderr: complaints and warnings, one a line, harmless to any terminal.

import type { Context } from '../command.ts';
import { type Complaint, complaintText } from '../failure.ts';
import { type ColorChoice, red, wantsColor } from '../print/color.ts';
import { printable } from '../print/printable.ts';
import { wrapLine } from '../print/wrap-line.ts';

/** Tells of one thing that is wrong; what went on before can go on after. */
export function warn(context: Context, complaint: Complaint, color: ColorChoice = 'auto'): Promise<void> {
  const named = { ...complaint, where: complaint.where ?? 'pricing' };
  const text = printable(complaintText(named));
  const code = `: ${complaint.code}: `;
  const marked = wantsColor(context, 'err', color) ? text.replace(code, `: ${red(complaint.code)}: `) : text;
  return context.err.write(`${marked}\n`);
}

/** One line for a person's eyes, broken between words where a terminal is too narrow for it. */
export function note(context: Context, text: string): Promise<void> {
  const columns = context.isTerminal.err ? context.columns : undefined;
  return context.err.write(`${wrapLine(printable(text), { columns })}\n`);
}

/** Complaints that are told one by one; a flood of them is counted after this many. */
const TOLD_ONE_BY_ONE = 20;

/** Tells the first complaints of a stream, and at its end how many more there were. `end` answers how many there were in all. */
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
