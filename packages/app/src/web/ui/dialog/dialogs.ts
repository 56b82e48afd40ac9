// Questions to the user, asked from anywhere and answered as a promise; the host on the page shows them one after the other.

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

/** A question that wants a day for an answer. */
export interface DayQuestion extends Omit<Confirmation, 'typed'> {
  readonly label: string;
  /** The first day that can be given. */
  readonly min?: string;
}

export type Asked =
  | { readonly kind: 'confirm'; readonly id: number; readonly question: Confirmation; answer(yes: boolean): void }
  | { readonly kind: 'reason'; readonly id: number; readonly question: ReasonQuestion; answer(reason: string | null): void }
  | { readonly kind: 'day'; readonly id: number; readonly question: DayQuestion; answer(day: string | null): void };

let queue: readonly Asked[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Asked[]): void {
  queue = next;
  for (const heard of [...listeners]) heard();
}

function ask<Answer>(make: (id: number, answer: (given: Answer) => void) => Asked): Promise<Answer> {
  lastId += 1;
  const id = lastId;
  const before = document.activeElement;
  return new Promise((resolve) => {
    const asked = make(id, (given) => {
      change(queue.filter((one) => one.id !== id));
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      resolve(given);
    });
    change([...queue, asked]);
  });
}

/**
 * Asks whether to go on; leaving the dialog in any way is a no.
 * @example if (await confirm({ title: words('deleteTitle'), confirm: words('delete'), tone: 'danger' })) await remove();
 */
export function confirm(question: Confirmation): Promise<boolean> {
  return ask<boolean>((id, answer) => ({ kind: 'confirm', id, question, answer }));
}

/** Asks for a reason; null when the dialog was left. */
export function askReason(question: ReasonQuestion): Promise<string | null> {
  return ask<string | null>((id, answer) => ({ kind: 'reason', id, question, answer }));
}

/** Asks for a day; null when the dialog was left. */
export function askDay(question: DayQuestion): Promise<string | null> {
  return ask<string | null>((id, answer) => ({ kind: 'day', id, question, answer }));
}

/** For the host: the question that is to be shown now. */
export const asked = {
  get: (): Asked | undefined => queue[0],
  subscribe(heard: () => void): () => void {
    listeners.add(heard);
    return () => void listeners.delete(heard);
  },
};
