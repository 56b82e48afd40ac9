// The form element: submits, shows problems in a summary, focuses the first faulty field.

import { Stack } from '@mantine/core';
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useProblemText } from './bind-field.tsx';
import classes from './form.module.css';
import type { FormHandle } from './use-form.ts';

const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'));

/** Returns the element of a field to focus: its input, or the first one within it. */
function findFocusTarget(form: FormHandle, path: string): HTMLElement | null {
  const element = document.getElementById(`${form.id}-${path}`);
  if (element === null || element.matches('input:not([type="hidden"]), textarea, select, button, [contenteditable]')) return element;
  return element.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select, button, [tabindex="0"]');
}

/** Focuses a field and scrolls to it. */
function focusField(form: FormHandle, path: string): void {
  const target = findFocusTarget(form, path);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}

/** Returns the faulty fields in the order of the page; those not on the page come last. */
function listFaultyFields(form: FormHandle): string[] {
  return Object.keys(form.state.problems).sort((a, b) => {
    const [first, second] = [findFocusTarget(form, a), findFocusTarget(form, b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

function Summary({ form }: { form: FormHandle }) {
  const words = useTranslations('form');
  const text = useProblemText();
  const { problems, refusal } = form.state;
  const paths = listFaultyFields(form);
  if (refusal === null && paths.length === 0) return null;
  return (
    <div className={classes['summary']}>
      {paths.length === 0 ? null : <p className={classes['title']}>{words('problems', { count: paths.length })}</p>}
      {refusal === null ? null : <p className={classes['refusal']}>{refusal}</p>}
      <ul className={classes['problems']}>
        {paths.map((path) => {
          const problem = problems[path];
          const name = form.fields.get(path)?.faultName;
          if (problem === undefined) return null;
          const sentence = text(problem, name, path);
          return (
            <li key={path}>
              {name === undefined ? (
                sentence
              ) : (
                <button type="button" className={classes['link']} onClick={() => focusField(form, path)}>
                  {sentence}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface FormProps {
  readonly form: FormHandle;
  readonly children: ReactNode;
  /** The purpose of the form, if no heading has it. */
  readonly label?: string;
  /** The ID of the heading with the purpose of the form. */
  readonly labelledBy?: string;
  readonly className?: string;
  /** Shown and announced after the form is saved. */
  readonly success?: ReactNode;
}

export function Form({ form, children, label, labelledBy, className, success }: FormProps) {
  const words = useTranslations('form');
  const { failures, phase } = form.state;
  const element = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus once for each failed attempt
  useEffect(() => {
    if (failures === 0) return;
    const [first] = listFaultyFields(form);
    if (first !== undefined && findFocusTarget(form, first) !== null) focusField(form, first);
    else element.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [failures]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void form.store.submit();
  };
  return (
    <form
      ref={element}
      noValidate
      // Sent by the browser itself, before the code of the page has arrived, nothing of it may get into the address.
      method="post"
      onSubmit={submit}
      onFocus={form.store.preloadShape}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={phase === 'sending'}
      className={className}
    >
      {/* Always rendered: screen readers only announce changes of an existing element. */}
      <div role="alert" className={classes['faults']}>
        {failures === 0 ? null : <Summary form={form} />}
      </div>
      <Stack gap="md">{children}</Stack>
      <div role="status" className={classes['outcome']}>
        {phase === 'sending' ? <span className={classes['hidden']}>{words('saving')}</span> : null}
        {phase === 'sent' && success !== undefined ? <div className={classes['success']}>{success}</div> : null}
      </div>
      {form.state.theirs === null ? null : (
        <Suspense>
          <ConflictDialog form={form} />
        </Suspense>
      )}
    </form>
  );
}
