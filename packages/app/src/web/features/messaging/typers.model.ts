// Who is typing in a conversation. Pure: an end that gets lost on the way is replaced by time.

/** Milliseconds after which somebody who has not been heard of types no more. */
export const TYPING_MS = 6000;

export interface Typer {
  readonly userId: number;
  readonly firstName: string;
  /** Until when, by this device's clock. */
  readonly until: number;
}

export interface TypingEvent {
  readonly userId: number;
  readonly firstName: string;
  readonly isTyping: boolean;
}

/** Returns who types after an event. */
export function applyTyping(typers: readonly Typer[], { userId, firstName, isTyping }: TypingEvent, now: number): readonly Typer[] {
  const others = typers.filter((typer) => typer.userId !== userId && typer.until > now);
  return isTyping ? [...others, { userId, firstName, until: now + TYPING_MS }] : others;
}

/** Returns who still types. */
export function dropSilent(typers: readonly Typer[], now: number): readonly Typer[] {
  const left = typers.filter(({ until }) => until > now);
  return left.length === typers.length ? typers : left;
}
