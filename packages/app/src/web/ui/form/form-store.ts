// The state of a form: values, validation and submission; without markup, so that it can be tested without a page. It is our own: a library
// is larger and leaves all that is below to be written, see "Forms" in docs/the-product.md.

import { type Draft, getValueAt, isSameValue, isWithin, replaceValueAt } from './form-values.ts';
import { type Checked, checkValues, isSendFailure, type Problem, type Problems, type Shape, toProblems } from './problem.ts';

export interface FormState<Values> {
  readonly values: Values;
  /** The values before any change, or as last saved. */
  readonly initial: Values;
  readonly problems: Problems;
  /** A refusal that belongs to no field. */
  readonly refusal: string | null;
  readonly phase: 'editing' | 'sending' | 'sent';
  /** Counts failed attempts: after each one, the first faulty field is focused. */
  readonly failures: number;
  /** The values that another user saved in the meantime. */
  readonly theirs: Values | null;
}

export interface FormPlan<Input, Output, Answer> {
  /** The schema of the contract, or how to load it if the page's bundle must not include it. */
  readonly shape: Shape<Output> | (() => Promise<Shape<Output>>);
  readonly initial: Draft<Input>;
  readonly send: (output: Output) => Promise<Answer>;
  readonly done?: ((answer: Answer) => unknown) | undefined;
  /** Reads the saved values; if given, a save after another user's opens a comparison. */
  readonly reread?: (() => Promise<Draft<Input>>) | undefined;
}

/** Status codes that the API client reports itself. */
const REPORTED_ELSEWHERE = [0, 401, 403, 419, 500, 503];

export type FormStore = ReturnType<typeof createFormStore<unknown, unknown, unknown>>;

export function createFormStore<Input, Output, Answer>(firstPlan: FormPlan<Input, Output, Answer>) {
  type Values = Draft<Input>;
  let plan = firstPlan;
  let loaded: Shape<Output> | undefined;
  let state: FormState<Values> = {
    values: plan.initial,
    initial: plan.initial,
    problems: {},
    refusal: null,
    phase: 'editing',
    failures: 0,
    theirs: null,
  };
  const listeners = new Set<() => void>();

  function changeState(part: Partial<FormState<Values>>): void {
    state = { ...state, ...part };
    for (const listener of [...listeners]) listener();
  }

  async function loadShape(): Promise<Shape<Output>> {
    loaded ??= typeof plan.shape === 'function' ? await plan.shape() : plan.shape;
    return loaded;
  }

  /** Validates the values; returns null while the schema is not loaded. */
  function findProblems(values: Values): Problems | null {
    if (typeof plan.shape !== 'function') loaded ??= plan.shape;
    if (loaded === undefined) return null;
    const checked = checkValues(loaded, values);
    return checked.ok ? {} : checked.problems;
  }

  /** During correction, solved problems disappear immediately; new ones appear only in the edited field. */
  function recheckProblems(values: Values, path: string): Problems {
    const kept = Object.entries(state.problems).filter(([field]) => !isWithin(field, path));
    if (state.failures === 0 && kept.length === Object.keys(state.problems).length) return state.problems;
    const now = findProblems(values);
    if (now === null) return Object.fromEntries(kept);
    const still = kept.flatMap(([field, problem]): [string, Problem][] => {
      if ('text' in problem) return [[field, problem]];
      const found = now[field];
      if (found === undefined) return [];
      // The same object for the same problem, so that its field is not rendered again.
      return [[field, isSameValue(found, problem) ? problem : found]];
    });
    const own = state.failures === 0 ? [] : Object.entries(now).filter(([field]) => isWithin(field, path));
    return Object.fromEntries([...still, ...own]);
  }

  function setValue(path: string, value: unknown): void {
    const values = replaceValueAt(state.values, path, value) as Values;
    changeState({ values, problems: recheckProblems(values, path), phase: state.phase === 'sent' ? 'editing' : state.phase });
  }

  /** Shows the problem of a field when it is left, unless it is empty or unchanged. */
  function leaveField(path: string): void {
    const value = getValueAt(state.values, path);
    const untouched = isSameValue(value, getValueAt(state.initial, path)) || isSameValue(value, '') || isSameValue(value, []);
    const found = untouched || state.problems[path] !== undefined ? undefined : findProblems(state.values)?.[path];
    if (found !== undefined) changeState({ problems: { ...state.problems, [path]: found } });
  }

  function recordFailure(problems: Problems, refusal: string | null): false {
    changeState({ problems, refusal, phase: 'editing', failures: state.failures + 1 });
    return false;
  }

  async function handleSendError(error: unknown): Promise<false> {
    if (!isSendFailure(error)) {
      changeState({ phase: 'editing' });
      throw error;
    }
    if (error.code === 'changedMeanwhile' && plan.reread !== undefined) {
      changeState({ theirs: await plan.reread(), phase: 'editing' });
      return false;
    }
    const problems = toProblems(error);
    const told = Object.keys(problems).length > 0 || REPORTED_ELSEWHERE.includes(error.statusCode);
    return recordFailure(problems, told ? null : error.message);
  }

  async function sendChecked(checked: Checked<Output>): Promise<boolean> {
    if (!checked.ok) return recordFailure(checked.problems, null);
    try {
      const sent = state.values;
      const answer = await plan.send(checked.output);
      changeState({ phase: 'sent', initial: sent, theirs: null, failures: 0 });
      await plan.done?.(answer);
      return true;
    } catch (error) {
      return handleSendError(error);
    }
  }

  /** Validates and sends the values, one submission at a time. Returns whether they were saved. */
  async function submit(): Promise<boolean> {
    if (state.phase === 'sending') return false;
    changeState({ phase: 'sending', problems: {}, refusal: null });
    try {
      return await sendChecked(checkValues(await loadShape(), state.values));
    } catch (error) {
      changeState({ phase: 'editing' });
      throw error;
    }
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Replaces the callbacks, which may change between renders; the values stay. */
    setPlan(next: FormPlan<Input, Output, Answer>) {
      plan = next;
    },
    /** Loads the schema ahead of time. */
    preloadShape: () => void loadShape().catch(() => undefined),
    setValue,
    leaveField,
    submit,
    isDirty: () => !isSameValue(state.values, state.initial),
    /** Starts again from the given or the initial values. */
    reset(values: Values = state.initial) {
      changeState({ values, initial: values, problems: {}, refusal: null, phase: 'editing', failures: 0, theirs: null });
    },
    /** Continues with the chosen values, based on the other user's version. */
    resolveConflict(values: Values) {
      changeState({ values, initial: state.theirs ?? state.initial, theirs: null });
    },
    /** Closes the comparison without a choice. */
    closeConflict: () => changeState({ theirs: null }),
  };
}
