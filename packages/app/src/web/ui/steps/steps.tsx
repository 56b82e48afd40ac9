// Steps of a wizard: the progress, and the focus on the heading of each new step.

import { Progress, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface StepProgressProps {
  /** From 1. */
  readonly step: number;
  readonly count: number;
  /** The same as text: `Step 2 of 5`. */
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

/** The heading of a step, focused when the step is opened. */
export function StepHeading({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <Title order={2} size="h3" mb="md" tabIndex={-1} data-step-heading {...(id === undefined ? {} : { id })}>
      {children}
    </Title>
  );
}

/** The content of a step; a change of the step focuses its heading, but the first one doesn't. */
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

/** Wraps a part of a step that may be wrong: an attempt to continue focuses the first wrong one. */
export function StepFault({ wrong, children }: { readonly wrong: boolean; readonly children: ReactNode }) {
  return (
    <div tabIndex={-1} style={{ outline: 'none' }} {...(wrong ? { 'data-step-fault': true } : {})}>
      {children}
    </div>
  );
}

const INPUTS = 'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled)';

/** Focuses the first fault of the step around an element and scrolls to it. */
function goToFault(within: Element | null): void {
  const fault = within?.closest('[data-step-place]')?.querySelector<HTMLElement>('[data-step-fault]');
  const target = fault?.querySelector<HTMLElement>(INPUTS) ?? fault;
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}

/** @returns a ref for the container of the Next button, and a function to call after a failed attempt, once the faults are shown */
export function useFirstFault() {
  const place = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) goToFault(place.current);
  }, [tries]);
  return { place, tried: () => setTries((before) => before + 1) } as const;
}

/**
 * Updates the address to the step that is shown: a step out of reach must not open by itself as soon as it can be reached.
 * @param asked the step in the address; null if there is none
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
