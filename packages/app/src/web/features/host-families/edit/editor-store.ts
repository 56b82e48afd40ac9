// Saves a host family's record field by field, one request after another: without markup, so that it can be tested without a page.

import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import { isWithin, replaceValueAt } from '#web/ui/form/form-values.ts';
import { checkValues, isSendFailure, type Problems, type SendFailure, type Shape, toProblems } from '#web/ui/form/problem.ts';
import { type FamilyValueName, type FamilyValues, isSameField, toFamilyValues, toSentValue } from './family-values.ts';

/** What has become of the fields that are saved together: `waiting` is saved later, since the server can't be reached. */
export type SaveState = 'saving' | 'saved' | 'undone' | 'waiting';

/** Fields that are saved together; the first one names them. */
export type FieldGroup = readonly [FamilyValueName, ...FamilyValueName[]];

type Edit = Partial<FamilyValues> & {
  /** The place on the map is right, though it is far from the address. */
  readonly isPinConfirmed?: boolean;
};

export interface EditorState {
  readonly version: number;
  readonly values: FamilyValues;
  /** The values that each change starts from. */
  readonly saved: FamilyValues;
  /** The values that the server had last, also where they differ from those that a change starts from. */
  readonly latest: FamilyValues;
  readonly problems: Problems;
  readonly states: Readonly<Partial<Record<FamilyValueName, SaveState>>>;
  /** What the last save can be undone to. */
  readonly undo: { readonly fields: FieldGroup; readonly before: Edit } | null;
  /** Fields that somebody else has changed, too. */
  readonly conflict: FieldGroup | null;
}

export interface EditorPlan {
  /** The schema of an edit. */
  readonly shape: () => Promise<Shape<unknown>>;
  /** Saves fields on the basis of a version. */
  readonly save: (edit: Edit, version: number) => Promise<FamilyDetails>;
}

export type ConflictChoice = 'mine' | 'theirs' | null;

const FIRST_RETRY_MS = 4000;
const LAST_RETRY_MS = 60_000;

function pick(values: FamilyValues, fields: readonly FamilyValueName[]): Edit {
  return Object.fromEntries(fields.map((field) => [field, toSentValue(field, values[field])])) as Edit;
}

/** Whether it is worth trying again: no answer, too many requests, or a server that is down. */
const isPassing = ({ statusCode }: SendFailure) => statusCode === 0 || statusCode === 429 || statusCode >= 500;

export type EditorStore = ReturnType<typeof createEditorStore>;

export function createEditorStore(first: EditorPlan, record: FamilyDetails, values: FamilyValues) {
  let plan = first;
  let state: EditorState = {
    ...{ version: record.version, values, saved: values, latest: values },
    ...{ problems: {}, states: {}, undo: null, conflict: null },
  };
  let queue: Promise<unknown> = Promise.resolve();
  let decide: ((choice: ConflictChoice) => void) | null = null;
  let retryMs = FIRST_RETRY_MS;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function changeState(part: Partial<EditorState>): void {
    state = { ...state, ...part };
    for (const listener of [...listeners]) listener();
  }

  function setSaveState([group]: FieldGroup, saveState: SaveState | undefined): void {
    changeState({ states: { ...state.states, [group]: saveState } });
  }

  const isChanged = (field: FamilyValueName) => !isSameField(field, state.values[field], state.saved[field]);

  function replaceProblems(fields: readonly FamilyValueName[], found: Problems): void {
    const others = Object.entries(state.problems).filter(([path]) => !fields.some((field) => isWithin(path, field)));
    changeState({ problems: { ...Object.fromEntries(others), ...found } });
  }

  /** Takes over a record of the server; what is being edited here stays, and starts from what it started from. */
  function adopt(next: FamilyDetails, sent: Edit = {}): void {
    const fresh = toFamilyValues(next);
    if (fresh === null || next.version < state.version) return;
    const now: Record<string, unknown> = { ...state.values };
    const base: Record<string, unknown> = { ...state.saved };
    for (const field of Object.keys(fresh) as FamilyValueName[]) {
      const isSent = field in sent;
      const isHere = isSent ? !isSameField(field, now[field], sent[field]) : isChanged(field);
      if (isSent || !isHere) base[field] = fresh[field];
      if (!isHere && !isSameField(field, now[field], fresh[field])) now[field] = fresh[field];
    }
    changeState({ version: next.version, values: now as never, saved: base as never, latest: fresh });
  }

  /** Returns whether somebody else has changed one of the fields differently. */
  function isContested(fields: FieldGroup): boolean {
    return fields.some(
      (field) =>
        !isSameField(field, state.latest[field], state.saved[field]) && !isSameField(field, state.latest[field], state.values[field]),
    );
  }

  function applyChoice(fields: FieldGroup, choice: ConflictChoice): void {
    const theirs = pick(state.latest, fields);
    changeState({
      conflict: null,
      ...(choice === null ? {} : { saved: { ...state.saved, ...theirs } }),
      ...(choice === 'theirs' ? { values: { ...state.values, ...theirs } } : {}),
    });
  }

  function waitForServer(fields: FieldGroup): void {
    setSaveState(fields, 'waiting');
    clearTimeout(retryTimer);
    retryTimer = setTimeout(retry, retryMs);
    retryMs = Math.min(LAST_RETRY_MS, retryMs * 2);
  }

  /** Shows why fields weren't saved; a failure may also be shown by `plan.save`. */
  function recordFailure(fields: FieldGroup, error: SendFailure): void {
    const told = toProblems(error);
    setSaveState(fields, undefined);
    replaceProblems(fields, Object.keys(told).length > 0 ? told : { [fields[0]]: { text: error.message } });
  }

  async function send(fields: FieldGroup, outcome: 'saved' | 'undone'): Promise<void> {
    const mine = pick(state.values, fields);
    const before = pick(state.saved, fields);
    try {
      adopt(await plan.save(mine, state.version), mine);
    } catch (error) {
      if (!isSendFailure(error)) throw error;
      if (error.code === 'changedMeanwhile' && 'current' in error && error.current !== null) {
        adopt(error.current as FamilyDetails);
        await run(fields, outcome);
      } else if (isPassing(error)) waitForServer(fields);
      else recordFailure(fields, error);
      return;
    }
    retryMs = FIRST_RETRY_MS;
    setSaveState(fields, outcome);
    changeState({ undo: outcome === 'saved' ? { fields, before } : null });
  }

  async function run(fields: FieldGroup, outcome: 'saved' | 'undone'): Promise<void> {
    if (!fields.some(isChanged)) {
      replaceProblems(fields, {});
      if (state.states[fields[0]] !== 'saved') setSaveState(fields, undefined);
      return;
    }
    const checked = checkValues(await plan.shape(), { ...pick(state.values, fields), version: state.version });
    replaceProblems(fields, checked.ok ? {} : checked.problems);
    if (!checked.ok) {
      setSaveState(fields, undefined);
      return;
    }
    if (!isContested(fields)) return send(fields, outcome);
    const choice = await new Promise<ConflictChoice>((resolve) => {
      decide = resolve;
      changeState({ conflict: fields });
    });
    applyChoice(fields, choice);
    if (choice === null) setSaveState(fields, undefined);
    else await run(fields, outcome);
  }

  /** Saves fields, after those that are being saved. What isn't valid gets its problem, and stays unsaved. */
  function save(fields: FieldGroup, outcome: 'saved' | 'undone' = 'saved'): Promise<void> {
    if (fields.some(isChanged)) setSaveState(fields, 'saving');
    const done = queue.then(() => run(fields, outcome));
    queue = done.catch(() => setSaveState(fields, undefined));
    return done;
  }

  function retry(): void {
    clearTimeout(retryTimer);
    for (const [field, saveState] of Object.entries(state.states)) {
      const fields = groups.get(field as FamilyValueName);
      if (saveState === 'waiting' && fields !== undefined) void save(fields);
    }
  }

  /** The fields that are saved together, by the first one. */
  const groups = new Map<FamilyValueName, FieldGroup>();

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Replaces the callbacks, which may change between renders. */
    setPlan(next: EditorPlan) {
      plan = next;
    },
    setValue(path: string, value: unknown): void {
      const values = replaceValueAt(state.values, path, value) as FamilyValues;
      const problems = Object.fromEntries(Object.entries(state.problems).filter(([field]) => !isWithin(field, path)));
      changeState({ values, problems });
    },
    adopt,
    save(fields: FieldGroup) {
      groups.set(fields[0], fields);
      return save(fields);
    },
    /** Takes back the last save, as a save of its own. */
    undo(): void {
      if (state.undo === null) return;
      const { fields, before } = state.undo;
      changeState({ values: { ...state.values, ...before }, undo: null });
      void save(fields, 'undone');
    },
    /** Tries again to save what is waiting. */
    retry,
    decideConflict: (choice: ConflictChoice) => decide?.(choice),
    stopRetries: () => clearTimeout(retryTimer),
    /** Whether anything is unsaved and not on its way either. */
    isUnsaved: () =>
      (Object.keys(state.values) as FamilyValueName[]).some((field) => isChanged(field) && !isOnItsWay(state, groups, field)),
  };
}

/** Returns whether a field is being saved. */
function isOnItsWay({ states }: EditorState, groups: ReadonlyMap<FamilyValueName, FieldGroup>, field: FamilyValueName): boolean {
  return [...groups].some(([group, fields]) => fields.includes(field) && states[group] === 'saving');
}
