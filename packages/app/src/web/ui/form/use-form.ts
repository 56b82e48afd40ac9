// A form of the contract's shape: checked here and by the server with the same rules, sent once, its faults at its fields.

import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { createFormStore, type FormPlan, type FormState, type FormStore } from './form-store.ts';
import { type Draft, getValueAt, type PathOf, type ValueAt } from './form-values.ts';
import { useUnsavedGuard } from './leave-guard.tsx';
import type { Problem, Shape } from './problem.ts';

/** A field as the parts of a form know it: where it is, what it holds and what to do when it changes. */
export interface FieldBinding<Value> {
  readonly path: string;
  readonly id: string;
  readonly value: Value;
  readonly problem: Problem | undefined;
  change(value: Value): void;
  leave(): void;
  /** The form tells its summary and its comparison what the field is called. */
  introduce(field: FieldIntroduction): () => void;
}

export interface FieldIntroduction {
  readonly label: string;
  /** What sentences about a fault call it. */
  readonly faultName: string;
  /** A value of the field in words, for a comparison. */
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
  /** Whether leaving the page with unsaved changes asks first; so it is unless said. */
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
      // The same object while nothing of the field changes: typing in one field then renders none of the others.
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
