// The title of a conversation, by who reads it.

import type { ReaderSide } from './conversation.shapes.ts';
import type { ConversationType } from './message.ts';

/** What a title can name; empty where it is not known. */
export interface TitleFacts {
  readonly type: ConversationType;
  /** The first name of the first student. */
  readonly student: string;
  /** The last name of the host family. */
  readonly family: string;
  /** Who asks support. */
  readonly supportName: string;
  /** The name of a group's conversation. */
  readonly name: string;
}

/** A message of the section `conversations` with its values, or a name as it stands. */
export type ConversationTitle =
  | { readonly text: string }
  | {
      readonly key: 'titleStaff' | 'titleStaffSupport' | 'titleParent' | 'titleHost' | 'titleSupport' | 'titleGroup' | 'titleNew';
      readonly values?: Readonly<Record<string, string>>;
    };

/** Names both where staff reads; families read of the student, everybody else of the family. */
function findStayTitle({ student, family }: TitleFacts, side: ReaderSide): ConversationTitle {
  if (student === '' && family === '') return { key: 'titleNew' };
  if (side === 'staff' && student !== '' && family !== '') return { key: 'titleStaff', values: { student, family } };
  const isOfStudent = family === '' || (student !== '' && side === 'host');
  return isOfStudent ? { key: 'titleHost', values: { student } } : { key: 'titleParent', values: { family } };
}

/**
 * Returns the title of a conversation.
 * @example findConversationTitle({ type: 'trip', student: 'Anna', family: 'Byrne', supportName: '', name: '' }, 'host') // Anna's Trip
 */
export function findConversationTitle(facts: TitleFacts, side: ReaderSide): ConversationTitle {
  switch (facts.type) {
    case 'customer-support':
      return side === 'staff' && facts.supportName !== ''
        ? { key: 'titleStaffSupport', values: { name: facts.supportName } }
        : { key: 'titleSupport' };
    case 'group':
      return facts.name === '' ? { key: 'titleGroup' } : { text: facts.name };
    case 'trip-host-family':
    case 'trip':
      return findStayTitle(facts, side);
  }
}
