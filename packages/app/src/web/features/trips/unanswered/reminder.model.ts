// What the dialog of reminders makes of the server's answer.

import { REMINDER_CHANNELS, type ReminderChannel, type ReminderOption, type RemindResult } from '#contract/trips/unanswered.shapes.ts';

export const findOption = ({ options }: RemindResult, channel: ReminderChannel): ReminderOption | undefined =>
  options.find((option) => option.channel === channel);

/** Returns for how many families a channel is possible now. */
export const countPossible = (results: readonly RemindResult[], channel: ReminderChannel): number =>
  results.filter((result) => findOption(result, channel)?.blocker === null).length;

/** A minute: what leaves sooner leaves now. */
const SOON_MS = 60_000;

/** Returns whether a reminder waits for the morning. */
export const isLater = ({ at }: ReminderOption, now: number): boolean => at !== null && Date.parse(at) - now > SOON_MS;

/** The channels that cost nothing are chosen first, where they are possible. */
export const listFirstChosen = (results: readonly RemindResult[]): readonly ReminderChannel[] =>
  REMINDER_CHANNELS.filter((channel) => channel !== 'sms' && countPossible(results, channel) > 0);
