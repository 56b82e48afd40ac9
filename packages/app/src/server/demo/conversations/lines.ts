// Builds the lines of conversations: sentences of the product, messages of people, and the turns of a scene.

import type { Role } from '#contract/identity/roles.ts';
import { type AudienceText, CONTENT_TYPE, MESSAGE_TYPE, type SystemSentence } from '#contract/messaging/message.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { DemoCall, DemoLine, DemoMeeting } from './conversation-world.ts';
import { fillIn, listTexts, SCENES, type SceneName, type Speaker, type Turn } from './scenes.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

interface Sentence {
  readonly sentence: SystemSentence;
  readonly values?: AudienceText['values'];
  /** The user whom the values name. */
  readonly personId?: number;
  /** If left out, everybody in the conversation sees it. */
  readonly requireRoles?: readonly Role[];
}

/** Returns a message of the product. */
export function toSentence(at: Date, sentences: readonly Sentence[]): DemoLine {
  const texts = sentences.map(({ values = {}, requireRoles = [], ...rest }) => ({ ...rest, values, requireRoles: [...requireRoles] }));
  return { at, senderId: null, messageType: MESSAGE_TYPE.system, contentType: CONTENT_TYPE.text, content: { texts } };
}

/** Returns the message that asks a family to accept or decline. */
export function toQuestion(at: Date, values: AudienceText['values']): DemoLine {
  const texts = [{ sentence: 'reserved' as const, values, requireRoles: [] }];
  return { ...toSentence(at, []), messageType: MESSAGE_TYPE.action, content: { texts, action: 'answerOffer' } };
}

/** Returns the message about a meeting or a call, with its button. */
export function toInvitation(opens: DemoMeeting | DemoCall, firstName: string): DemoLine {
  const isMeeting = opens.kind === 'meeting';
  const sentence = isMeeting ? 'meetingPlanned' : 'callStarted';
  const values = { name: firstName, ...(isMeeting && { title: opens.title }) };
  const personId = isMeeting ? opens.createdBy : opens.startedBy;
  return {
    at: isMeeting ? opens.createdAt : opens.startedAt,
    senderId: null,
    messageType: MESSAGE_TYPE.action,
    contentType: isMeeting ? CONTENT_TYPE.text : CONTENT_TYPE.video,
    content: { texts: [{ sentence, values, personId, requireRoles: [] }], action: isMeeting ? 'openMeeting' : 'joinCall' },
    opens,
  };
}

/** Returns a message of a person. */
export function toMessage(at: Date, senderId: number, text: string): DemoLine {
  return { at, senderId, messageType: MESSAGE_TYPE.conversation, contentType: CONTENT_TYPE.text, content: { text } };
}

/** Who speaks in a conversation. */
export interface Cast {
  readonly ids: Readonly<Record<Speaker, number>>;
  /** The parents' language. */
  readonly locale: Locale;
  /** Which of the alternatives to a text they write. */
  readonly variant: number;
  /** What texts mention, by name. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Returns the lines of a scene that have been written by now: a conversation may be in the middle of it.
 * @param limit the maximum number of turns
 */
export function playScene(
  scene: SceneName,
  { ids, locale, variant, values }: Cast,
  { start, now, limit = Number.POSITIVE_INFINITY }: { readonly start: Date; readonly now: Date; readonly limit?: number },
): DemoLine[] {
  const lines: DemoLine[] = [];
  const spoken = new Map<Speaker, number>();
  let at = start;
  const turns: readonly Turn[] = SCENES[scene];
  for (const { by, after, file, repliesTo, isWithdrawn } of turns.slice(0, limit)) {
    at = later(at, after * MINUTE);
    if (at > later(now, -2 * MINUTE)) break;
    // Not everybody takes something back.
    if (isWithdrawn && variant % 3 > 0) continue;
    const place = spoken.get(by) ?? 0;
    const text = isWithdrawn ? '' : fillIn(listTexts(scene, by, { locale, variant })[place] ?? '', values);
    if (!isWithdrawn) spoken.set(by, place + 1);
    lines.push({
      ...toMessage(at, ids[by], text),
      ...(file !== undefined && { file }),
      ...(repliesTo !== undefined && { repliesTo: lines[repliesTo] }),
      ...(isWithdrawn && { withdrawnAt: later(at, MINUTE) }),
    });
  }
  return lines;
}
