// The state of a form while it is filled in, checked and sent; without markup, so that it can be tested without a page.
// It is our own: a library brings more bytes and leaves all that is below to be written, see "Forms" in docs/the-product.md.

import { type Draft, getValueAt, isSameValue, isWithin, replaceValueAt } from './form-values.ts';
import { type Checked, checkValues, isSendFailure, type Problem, type Problems, type Shape, toProblems } from './problem.ts';

export interface FormState<Values> {
  readonly values: Values;
  /** The values before anything was typed, or as they were saved last. */
  readonly initial: Values;
  readonly problems: Problems;
  /** A refusal that belongs to no field. */
  readonly refusal: string | null;
  readonly phase: 'editing' | 'sending' | 'sent';
  /** Counts the attempts that failed: after each one the focus goes to the first faulty field. */
  readonly failures: number;
  /** The values that someone else saved in the meantime. */
  readonly theirs: Values | null;
}

export interface FormPlan<Input, Output, Answer> {
  /** The shape of the contract, or how to load it where the page must not carry it along. */
  readonly shape: Shape<Output> | (() => Promise<Shape<Output>>);
  readonly initial: Draft<Input>;
  readonly send: (output: Output) => Promise<Answer>;
  readonly done?: ((answer: Answer) => unknown) | undefined;
  /** Reads what is saved now; where it is given, a save that somebody else came before leads to a comparison. */
  readonly reread?: (() => Promise<Draft<Input>>) | undefined;
}

/** Status codes that the web interface reports by itself, wherever they occur. */
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

  /** Checks the values; null while the shape is not loaded. */
  function findProblems(values: Values): Problems | null {
    if (typeof plan.shape !== 'function') loaded ??= plan.shape;
    if (loaded === undefined) return null;
    const checked = checkValues(loaded, values);
    return checked.ok ? {} : checked.problems;
  }

  /** While a form is corrected, solved problems disappear at once; new ones appear only in the field that is typed in. */
  function recheckProblems(values: Values, path: string): Problems {
    const kept = Object.entries(state.problems).filter(([field]) => !isWithin(field, path));
    if (state.failures === 0 && kept.length === Object.keys(state.problems).length) return state.problems;
    const now = findProblems(values);
    if (now === null) return Object.fromEntries(kept);
    const still = kept.flatMap(([field, problem]): [string, Problem][] => {
      if ('text' in problem) return [[field, problem]];
      const found = now[field];
      if (found === undefined) return [];
      // The same object while it is the same fault: its field is not rendered again.
      return [[field, isSameValue(found, problem) ? problem : found]];
    });
    const own = state.failures === 0 ? [] : Object.entries(now).filter(([field]) => isWithin(field, path));
    return Object.fromEntries([...still, ...own]);
  }

  function setValue(path: string, value: unknown): void {
    const values = replaceValueAt(state.values, path, value) as Values;
    changeState({ values, problems: recheckProblems(values, path), phase: state.phase === 'sent' ? 'editing' : state.phase });
  }

  /** Shows what is wrong with a field once it is left, unless it is empty or unchanged. */
  function leaveField(path: string): void {
    const value = getValueAt(state.values, path);
    const untouched = isSameValue(value, getValueAt(state.initial, path)) || isSameValue(value, '');
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

  /** Checks and sends the values, once at a time. Answers whether they were saved. */
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
    /** Callbacks may change from one rendering to the next; what was typed stays. */
    setPlan(next: FormPlan<Input, Output, Answer>) {
      plan = next;
    },
    /** Loads the shape ahead of time. */
    preloadShape: () => void loadShape().catch(() => undefined),
    setValue,
    leaveField,
    submit,
    isDirty: () => !isSameValue(state.values, state.initial),
    /** Starts again, from the given values or from the initial ones. */
    reset(values: Values = state.initial) {
      changeState({ values, initial: values, problems: {}, refusal: null, phase: 'editing', failures: 0, theirs: null });
    },
    /** Continues from what someone else saved, with the values that were chosen. */
    resolveConflict(values: Values) {
      changeState({ values, initial: state.theirs ?? state.initial, theirs: null });
    },
    /** Closes the comparison without a choice. */
    closeConflict: () => changeState({ theirs: null }),
  };
}
