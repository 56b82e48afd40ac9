// The email that says why an answer by email has become no message.

import type { EmailTemplate } from '#server/platform/email/template.ts';
import { toConversationPath } from '../message.emails.ts';

/** Why an answer is refused; the name of its sentence. */
export const REPLY_REFUSALS = [
  ...(['closed', 'contactDetails', 'otherSender', 'unverified', 'expired'] as const),
  ...(['empty', 'tooLong', 'files', 'noAccess'] as const),
] as const;

export type ReplyRefusal = (typeof REPLY_REFUSALS)[number];

interface RefusedReplyValues {
  readonly name: string;
  readonly title: string;
  readonly conversationId: number;
  readonly refusal: ReplyRefusal;
  /** Whether the rest of it has become messages. */
  readonly isPosted: boolean;
  /** What they wrote, for them to send it again; empty if it may be somebody else’s. */
  readonly text: string;
}

export const refusedReplyEmail: EmailTemplate<RefusedReplyValues> = ({ words }, values) => {
  const { name, title, conversationId, refusal, isPosted, text } = values;
  return {
    subject: words(isPosted ? 'messageMails.refused.partSubject' : 'messageMails.refused.subject', { title }),
    name,
    blocks: [
      { text: words(isPosted ? 'messageMails.refused.partIntro' : 'messageMails.refused.intro', { title }) },
      { text: words(`messageMails.refused.${refusal}`) },
      ...(text === '' ? [] : [{ text: words('messageMails.refused.quoted') }, { text }]),
      { button: words('messageMails.button'), path: toConversationPath(conversationId) },
    ],
  };
};
