// Asks for a day. The dialogs are shared by all pages, so a page that asks must load the messages of the field.

import { needsMessages } from '#web/ui/text/translations.ts';
import { ask, type Confirmation } from './dialogs.ts';

needsMessages('calendar', 'form', 'validation');

/** A question whose answer is a day. */
export interface DayQuestion extends Omit<Confirmation, 'typed'> {
  readonly label: string;
  /** The first valid day. */
  readonly min?: string;
}

/** Asks for a day; returns null if the dialog was closed. */
export function askDay(question: DayQuestion): Promise<string | null> {
  return ask<DayQuestion, string | null>({ modal: 'day', question, left: null });
}
