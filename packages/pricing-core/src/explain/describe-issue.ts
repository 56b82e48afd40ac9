// An issue in words: which field, what is wrong with it, and what would be right.

import type { Issue, IssueCode, IssueData } from '../issues.ts';
import { fieldText } from '../locales/format.ts';
import type { IssueMessages, Messages } from '../locales/messages.ts';

/** One sentence or two in the language of `messages`; works for warnings too. */
export function describeIssue(issue: Issue, { issue: messages, wholeInput }: Pick<Messages, 'issue' | 'wholeInput'>): string {
  return describe(issue.code, issue.data, { messages, field: fieldText(issue.path) || wholeInput() });
}

interface Wording {
  readonly messages: IssueMessages;
  readonly field: string;
}

function describe<C extends IssueCode>(code: C, data: IssueData[C], { messages, field }: Wording): string {
  return messages[code](data, field);
}
