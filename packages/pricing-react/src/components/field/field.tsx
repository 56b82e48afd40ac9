// A label, a control, a hint and what is wrong with it, tied together for eyes and for screen readers.

import { type ReactNode, useId } from 'react';

/** What the control must carry so that its label, hint and errors belong to it. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Sentences, each about this field. */
  readonly errors?: readonly string[];
  readonly className?: string;
  readonly children: (control: ControlAttributes) => ReactNode;
}

export function Field({ label, hint, errors = [], className = '', children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint ? hintId : '', errors.length > 0 ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className={`pricing-field ${className}`}>
      <label className="pricing-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': errors.length > 0 || undefined })}
      {hint && (
        <p className="pricing-hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldErrors id={errorId} errors={errors} />
    </div>
  );
}

/** The errors alone, for groups of controls that make their own label. */
export function FieldErrors({ id, errors }: { readonly id: string; readonly errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <div className="pricing-errors" id={id}>
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  );
}
