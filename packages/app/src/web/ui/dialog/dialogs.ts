// Questions to the user, asked from anywhere and answered as a promise; one after the other.

import type { MantineModal, openContextModal } from '@mantine/modals';

/** A question before something happens. */
export interface Confirmation {
  readonly title: string;
  /** What follows from it, in whole sentences. */
  readonly consequences?: readonly string[];
  /** What the button says: the deed itself, `Delete the account`. */
  readonly confirm: string;
  readonly cancel?: string;
  /** `danger` for what can't be undone or takes something away. */
  readonly tone?: 'danger' | 'calm';
  /** For the gravest: what has to be typed first, such as the name of what is deleted. */
  readonly typed?: string;
}

/** A question that wants a sentence for an answer. */
export interface ReasonQuestion extends Omit<Confirmation, 'typed'> {
  readonly label: string;
  /** Whether it may stay empty; it may not unless said. */
  readonly optional?: boolean;
  readonly maxLength?: number;
}

/** A question with the way to answer it; only the first answer counts. */
export interface Asked<Question, Answer> {
  readonly question: Question;
  readonly answer: (given: Answer) => void;
}

/** Milliseconds of fading out, after which the answer is given: by then the focus is back where it was. */
export const FADE_MS = 120;

type OpenModal = typeof openContextModal;

let loadDialogs: () => Promise<OpenModal>;
let lastAnswer: Promise<unknown> = Promise.resolve();

/** For the host: puts dialogs onto the page when the first question is asked, and says how they are opened. */
export function onAsk(load: () => Promise<OpenModal>): void {
  loadDialogs = load;
}

interface Opening<Question, Answer> {
  readonly modal: MantineModal;
  readonly question: Question;
  /** The answer of whoever leaves the dialog. */
  readonly left: Answer;
}

async function open<Question extends Confirmation, Answer>({ modal, question, left }: Opening<Question, Answer>): Promise<Answer> {
  const openModal = await loadDialogs();
  const given = await new Promise<Answer>((answer) => {
    openModal({ modal, title: question.title, innerProps: { question, answer }, onClose: () => answer(left) });
  });
  // By a clock of its own: an answer counts although the page goes while the dialog fades.
  await new Promise((faded) => setTimeout(faded, FADE_MS));
  return given;
}

/** Opens a dialog once those before it are answered. */
export function ask<Question extends Confirmation, Answer>(opening: Opening<Question, Answer>): Promise<Answer> {
  const answer = lastAnswer.then(() => open(opening));
  lastAnswer = answer.catch(() => undefined);
  return answer;
}

/**
 * Asks whether to go on; leaving the dialog in any way is a no.
 * @example if (await confirm({ title: words('deleteTitle'), confirm: words('delete'), tone: 'danger' })) await remove();
 */
export function confirm(question: Confirmation): Promise<boolean> {
  return ask({ modal: 'confirm', question, left: false });
}

/** Asks for a reason; null when the dialog was left. */
export function askReason(question: ReasonQuestion): Promise<string | null> {
  return ask<ReasonQuestion, string | null>({ modal: 'reason', question, left: null });
}
