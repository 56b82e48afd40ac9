// Asks for a day. The dialogs are loaded for all pages alike; so a page that asks brings the messages of the field.

import { needsMessages } from '#web/ui/text/translations.ts';
import { ask, type Confirmation } from './dialogs.ts';

needsMessages('calendar', 'form', 'validation');

/** A question that wants a day for an answer. */
export interface DayQuestion extends Omit<Confirmation, 'typed'> {
  readonly label: string;
  /** The first day that can be given. */
  readonly min?: string;
}

/** Asks for a day; null when the dialog was left. */
export function askDay(question: DayQuestion): Promise<string | null> {
  return ask<DayQuestion, string | null>({ modal: 'day', question, left: null });
}
