// A text of one line or of several.

import { Field } from '../field/field.tsx';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errors?: readonly string[];
  readonly hint?: string;
  /** More than one makes it a text of several lines. */
  readonly rows?: number;
  readonly type?: 'text' | 'email';
}

export function TextField({ label, value, onChange, errors = [], hint, rows = 1, type = 'text' }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(control) => {
        const shared = { ...control, className: 'pricing-control', value, dir: 'auto', autoComplete: 'off' } as const;
        return rows > 1 ? (
          <textarea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input {...shared} type={type} onChange={(event) => onChange(event.target.value)} />
        );
      }}
    </Field>
  );
}
