// Questions to the user, asked from anywhere and answered by a promise; one at a time.

import type { MantineModal, openContextModal } from '@mantine/modals';

/** A question before an action. */
export interface Confirmation {
  readonly title: string;
  /** The consequences, in whole sentences. */
  readonly consequences?: readonly string[];
  /** The label of the button: the action itself, `Delete the account`. */
  readonly confirm: string;
  readonly cancel?: string;
  /** `danger` for actions that can't be undone or remove something. */
  readonly tone?: 'danger' | 'calm';
  /** For calm actions that can't be undone either: Cancel has the focus, as with dangerous ones. */
  readonly isFinal?: boolean;
  /** For the gravest actions: a text to type first, such as the name of what is deleted. */
  readonly typed?: string;
}

/** A question whose answer is a sentence. */
export interface ReasonQuestion extends Omit<Confirmation, 'typed'> {
  readonly label: string;
  /** Whether it may be empty; false by default. */
  readonly optional?: boolean;
  readonly maxLength?: number;
}

/** A question with the callback for its answer; only the first answer counts. */
export interface Asked<Question, Answer> {
  readonly question: Question;
  readonly answer: (given: Answer) => void;
}

/** Milliseconds of the fade-out before the promise resolves: by then the focus is back where it was. */
export const FADE_MS = 120;

type OpenModal = typeof openContextModal;

let loadDialogs: () => Promise<OpenModal>;
let lastAnswer: Promise<unknown> = Promise.resolve();

/** For the host: registers the function that loads the dialogs at the first question, and returns how to open them. */
export function onAsk(load: () => Promise<OpenModal>): void {
  loadDialogs = load;
}

interface Opening<Question, Answer> {
  readonly modal: MantineModal;
  readonly question: Question;
  /** The answer if the dialog is closed. */
  readonly left: Answer;
}

let isShown = false;

/** Whether a question is shown, over whatever else is open; until it has faded out. */
export const isQuestionOpen = () => isShown;

async function open<Question extends Confirmation, Answer>({ modal, question, left }: Opening<Question, Answer>): Promise<Answer> {
  const openModal = await loadDialogs();
  isShown = true;
  const given = await new Promise<Answer>((answer) => {
    openModal({ modal, title: question.title, innerProps: { question, answer }, onClose: () => answer(left) });
  });
  // Doesn't depend on the dialog: an answer counts even if the page is left during the fade-out.
  await new Promise((faded) => setTimeout(faded, FADE_MS));
  isShown = false;
  return given;
}

/** Opens a dialog once the previous ones are answered. */
export function ask<Question extends Confirmation, Answer>(opening: Opening<Question, Answer>): Promise<Answer> {
  const answer = lastAnswer.then(() => open(opening));
  lastAnswer = answer.catch(() => undefined);
  return answer;
}

/**
 * Asks for confirmation; closing the dialog in any way means no.
 * @example if (await confirm({ title: words('deleteTitle'), confirm: words('delete'), tone: 'danger' })) await remove();
 */
export function confirm(question: Confirmation): Promise<boolean> {
  return ask({ modal: 'confirm', question, left: false });
}

/** Asks for a reason; returns null if the dialog was closed. */
export function askReason(question: ReasonQuestion): Promise<string | null> {
  return ask<ReasonQuestion, string | null>({ modal: 'reason', question, left: null });
}
