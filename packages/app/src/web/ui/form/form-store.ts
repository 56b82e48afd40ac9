// What a form knows while it is filled in, checked and sent; without markup, so that it can be tested without a page.

import { type Draft, isWithin, sameValue, valueAt, withValue } from './form-values.ts';
import { type Checked, check, isSendFailure, type Problem, type Problems, problemsOf, type Shape } from './problem.ts';

export interface FormState<Values> {
  readonly values: Values;
  /** What was there before anything was typed, or what was saved last. */
  readonly initial: Values;
  readonly problems: Problems;
  /** A refusal that belongs to no field. */
  readonly refusal: string | null;
  readonly phase: 'editing' | 'sending' | 'sent';
  /** Counts the attempts that failed: after each one the focus goes to the first faulty field. */
  readonly failures: number;
  /** What somebody else has saved meanwhile. */
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

/** Answers that the web interface tells by itself, wherever they happen. */
const TOLD_ELSEWHERE = [0, 401, 403, 419, 500, 503];

export type FormStore = ReturnType<typeof createFormStore<unknown, unknown, unknown>>;

export function createFormStore<Input, Output, Answer>(planned: FormPlan<Input, Output, Answer>) {
  type Values = Draft<Input>;
  let plan = planned;
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

  function change(part: Partial<FormState<Values>>): void {
    state = { ...state, ...part };
    for (const heard of [...listeners]) heard();
  }

  async function shape(): Promise<Shape<Output>> {
    loaded ??= typeof plan.shape === 'function' ? await plan.shape() : plan.shape;
    return loaded;
  }

  /** What the shape says of these values, where it is loaded. */
  function findProblems(values: Values): Problems | null {
    if (typeof plan.shape !== 'function') loaded ??= plan.shape;
    if (loaded === undefined) return null;
    const checked = check(loaded, values);
    return checked.ok ? {} : checked.problems;
  }

  /** While a form is put right: problems that are gone disappear at once, new ones only where one is typing. */
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
      return [[field, sameValue(found, problem) ? problem : found]];
    });
    const own = state.failures === 0 ? [] : Object.entries(now).filter(([field]) => isWithin(field, path));
    return Object.fromEntries([...still, ...own]);
  }

  function set(path: string, value: unknown): void {
    const values = withValue(state.values, path, value) as Values;
    change({ values, problems: recheckProblems(values, path), phase: state.phase === 'sent' ? 'editing' : state.phase });
  }

  /** Leaving a field that was filled in tells what is wrong with it; leaving an empty one does not. */
  function leave(path: string): void {
    const value = valueAt(state.values, path);
    const untouched = sameValue(value, valueAt(state.initial, path)) || sameValue(value, '');
    const found = untouched || state.problems[path] !== undefined ? undefined : findProblems(state.values)?.[path];
    if (found !== undefined) change({ problems: { ...state.problems, [path]: found } });
  }

  function fail(problems: Problems, refusal: string | null): false {
    change({ problems, refusal, phase: 'editing', failures: state.failures + 1 });
    return false;
  }

  async function refused(error: unknown): Promise<false> {
    if (!isSendFailure(error)) {
      change({ phase: 'editing' });
      throw error;
    }
    if (error.code === 'changedMeanwhile' && plan.reread !== undefined) {
      change({ theirs: await plan.reread(), phase: 'editing' });
      return false;
    }
    const problems = problemsOf(error);
    const told = Object.keys(problems).length > 0 || TOLD_ELSEWHERE.includes(error.statusCode);
    return fail(problems, told ? null : error.message);
  }

  async function deliver(checked: Checked<Output>): Promise<boolean> {
    if (!checked.ok) return fail(checked.problems, null);
    try {
      const sent = state.values;
      const answer = await plan.send(checked.output);
      change({ phase: 'sent', initial: sent, theirs: null, failures: 0 });
      await plan.done?.(answer);
      return true;
    } catch (error) {
      return refused(error);
    }
  }

  /** Checks and sends; does nothing while it is under way. Answers whether it was saved. */
  async function submit(): Promise<boolean> {
    if (state.phase === 'sending') return false;
    change({ phase: 'sending', problems: {}, refusal: null });
    try {
      return await deliver(check(await shape(), state.values));
    } catch (error) {
      change({ phase: 'editing' });
      throw error;
    }
  }

  return {
    get: () => state,
    subscribe(heard: () => void) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    /** What is done may change from one rendering to the next; what was typed stays. */
    follow(next: FormPlan<Input, Output, Answer>) {
      plan = next;
    },
    /** Loads the shape ahead of time. */
    warm: () => void shape().catch(() => undefined),
    set,
    leave,
    submit,
    isDirty: () => !sameValue(state.values, state.initial),
    /** Begins anew, with what is given or with what was there first. */
    reset(values: Values = state.initial) {
      change({ values, initial: values, problems: {}, refusal: null, phase: 'editing', failures: 0, theirs: null });
    },
    /** Goes on from what somebody else saved, with the values that were chosen. */
    settle(values: Values) {
      change({ values, initial: state.theirs ?? state.initial, theirs: null });
    },
    /** Leaves the comparison without choosing. */
    postpone: () => change({ theirs: null }),
  };
}
