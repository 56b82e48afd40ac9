// A way in steps: how far it is, and the focus on the heading of each step that is gone to.

import { Progress, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface StepProgressProps {
  /** Counted from 1. */
  readonly step: number;
  readonly count: number;
  /** The same in words: `Step 2 of 5`. */
  readonly label: string;
}

export function StepProgress({ step, count, label }: StepProgressProps) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Progress value={(100 * step) / count} aria-label={label} mt={8} />
    </div>
  );
}

/** The heading of a step, which takes the focus when the step is gone to. */
export function StepHeading({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <Title order={2} size="h3" mb="md" tabIndex={-1} data-step-heading {...(id === undefined ? {} : { id })}>
      {children}
    </Title>
  );
}

/** What is shown of a step; with each other step the focus goes to its heading, and not on arriving at the page. */
export function StepFocus({ step, children }: { readonly step: string | number; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) place.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus();
    shown.current = step;
  }, [step]);
  return (
    <div ref={place} data-step-place>
      {children}
    </div>
  );
}

/** Stands around what is wrong in a step, once that is said: whoever wants to go on is led to it. */
export function StepFault({ wrong, children }: { readonly wrong: boolean; readonly children: ReactNode }) {
  return (
    <div tabIndex={-1} style={{ outline: 'none' }} {...(wrong ? { 'data-step-fault': true } : {})}>
      {children}
    </div>
  );
}

const INPUTS = 'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled)';

/** Brings the first fault of the step that something stands in into sight, with the focus in it. */
function goToFault(within: Element | null): void {
  const fault = within?.closest('[data-step-place]')?.querySelector<HTMLElement>('[data-step-fault]');
  const target = fault?.querySelector<HTMLElement>(INPUTS) ?? fault;
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}

/** @returns where the button is that leads on, and what is called after it was tried: what was wrong is shown by then */
export function useFirstFault() {
  const place = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) goToFault(place.current);
  }, [tries]);
  return { place, tried: () => setTries((before) => before + 1) } as const;
}

/**
 * Has the address say the step that is shown: one that can't be reached yet must not be gone to by itself, as soon as it can be.
 * @param asked what the address says now; null where it says nothing
 */
export function useSteadyStep(asked: string | null, shown: string, say: (step: string) => void): void {
  const tell = useRef(say);
  useEffect(() => {
    tell.current = say;
  });
  useEffect(() => {
    if (asked !== null && asked !== shown) tell.current(shown);
  }, [asked, shown]);
}
