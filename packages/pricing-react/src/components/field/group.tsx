// Several controls under one legend, with a hint and what is wrong with them together.

import { type ReactNode, useId } from 'react';
import { classes } from '../widget-props.ts';
import { FieldErrors } from './field.tsx';

export interface GroupProps {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  /** Sentences, each about the whole group. */
  readonly errors?: readonly string[] | undefined;
  readonly children: ReactNode;
}

export function Group({ legend, hint, errors = [], children }: GroupProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <fieldset className="pricing-field pricing-group" aria-describedby={classes(hintId, errors.length > 0 && id) || undefined}>
      <legend className="pricing-label">{legend}</legend>
      {children}
      {hint && (
        <p className="pricing-hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  );
}
