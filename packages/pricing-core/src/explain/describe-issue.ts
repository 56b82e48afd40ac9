// Describes an issue in text: the field, the error and what would be valid.

import type { Issue, IssueCode, IssueData } from '../issues.ts';
import { fieldText } from '../locales/format.ts';
import type { IssueMessages, IssueWords } from '../locales/messages.ts';

/** `omitted` if the field's name is already shown, such as in a form or a log line. */
export interface IssueWordingOptions {
  readonly field?: 'named' | 'omitted';
}

/**
 * One sentence or two in the language of `messages`; works for warnings too. `countStudents: must be from 1 to 50, not 0.`, or
 * without the field's name `must be from 1 to 50, not 0.`
 */
export function describeIssue<C extends IssueCode>(
  issue: Issue<C>,
  { issue: messages, about, wholeInput }: WordsFor<C>,
  { field = 'named' }: IssueWordingOptions = {},
): string {
  const text = describe(issue.code, issue.data, messages);
  return field === 'named' ? about(fieldText(issue.path) || wholeInput(), text) : text;
}

/** The words that issues of these codes need; a language has more. */
interface WordsFor<C extends IssueCode> extends Pick<IssueWords, 'about' | 'wholeInput'> {
  readonly issue: Pick<IssueMessages, C>;
}

function describe<C extends IssueCode>(code: C, data: IssueData[C], messages: Pick<IssueMessages, C>): string {
  return messages[code](data);
}
