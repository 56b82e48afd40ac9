// A form for a schema of the contract: the same validation here and on the server, one submission, errors at the fields.

import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { createFormStore, type FormPlan, type FormState, type FormStore } from './form-store.ts';
import { type Draft, getValueAt, type PathOf, type ValueAt } from './form-values.ts';
import { useUnsavedGuard } from './leave-guard.tsx';
import type { Problem, Shape } from './problem.ts';

/** A field for the parts of a form: its path, value and callbacks. */
export interface FieldBinding<Value> {
  readonly path: string;
  readonly id: string;
  readonly value: Value;
  readonly problem: Problem | undefined;
  change(value: Value): void;
  leave(): void;
  /** Registers the field's name for the summary and the comparison. */
  introduce(field: FieldIntroduction): () => void;
}

export interface FieldIntroduction {
  readonly label: string;
  /** The name of the field in error messages. */
  readonly faultName: string;
  /** Formats a value of the field for a comparison. */
  readonly show: (value: unknown) => string;
}

export interface FormHandle {
  readonly id: string;
  readonly state: FormState<unknown>;
  readonly store: FormStore;
  /** Fields on the page, by path. */
  readonly fields: ReadonlyMap<string, FieldIntroduction>;
}

export interface UsedForm<Values> extends FormHandle {
  readonly values: Values;
  readonly pending: boolean;
  readonly dirty: boolean;
  /** @example <TextField of={form.field('email')} label={words('email')} /> */
  field<Path extends PathOf<Values>>(path: Path): FieldBinding<ValueAt<Values, Path>>;
  set<Path extends PathOf<Values>>(path: Path, value: ValueAt<Values, Path>): void;
  reset(values?: Values): void;
}

interface InputAndOutput<Input, Output> extends Shape<Output> {
  readonly _zod: { readonly input: Input; readonly output: Output };
}

export interface FormOptions<Input, Output, Answer> extends Omit<FormPlan<Input, Output, Answer>, 'shape'> {
  readonly shape: InputAndOutput<Input, Output> | (() => Promise<InputAndOutput<Input, Output>>);
  /** Whether to ask before leaving the page with unsaved changes; true by default. */
  readonly guarded?: boolean;
}

/**
 * @example
 * const form = useForm({
 *   shape: studentBody,
 *   initial: { firstName: '', dob: '' },
 *   send: (body) => call(updateStudent, { body }),
 *   done: ({ id }) => navigate(paths.student(id)),
 * });
 * return <Form form={form}><TextField of={form.field('firstName')} label={words('firstName')} /><SubmitButton form={form} /></Form>;
 */
export function useForm<Input, Output, Answer>(options: FormOptions<Input, Output, Answer>): UsedForm<Draft<Input>> {
  const id = useId();
  const [store] = useState(() => createFormStore<Input, Output, Answer>(options));
  const [fields] = useState(() => new Map<string, FieldIntroduction>());
  const [bindings] = useState(() => new Map<string, FieldBinding<unknown>>());
  useEffect(() => store.setPlan(options));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const pending = state.phase === 'sending';
  const dirty = store.isDirty();
  useUnsavedGuard(dirty && options.guarded !== false, store.isDirty);
  return {
    id,
    state,
    store: store as unknown as FormStore,
    fields,
    values: state.values,
    pending,
    dirty,
    field(path) {
      const value = getValueAt(state.values, path);
      const problem = state.problems[path];
      const last = bindings.get(path);
      // The same object while the field doesn't change, so that typing in one field renders no others.
      if (last !== undefined && Object.is(last.value, value) && last.problem === problem) return last as FieldBinding<never>;
      const binding: FieldBinding<unknown> = {
        path,
        id: `${id}-${path}`,
        value,
        problem,
        change: (next) => store.setValue(path, next),
        leave: () => store.leaveField(path),
        introduce(field) {
          fields.set(path, field);
          return () => void (fields.get(path) === field && fields.delete(path));
        },
      };
      bindings.set(path, binding);
      return binding as FieldBinding<never>;
    },
    set: (path, value) => store.setValue(path, value),
    reset: (values) => store.reset(values),
  };
}
