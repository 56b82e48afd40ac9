// The fields of a host family's record for the sections of a page; whoever reads them, the page says how they are saved.

import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { getValueAt, type PathOf, type ValueAt } from '#web/ui/form/form-values.ts';
import { useUnsavedGuard } from '#web/ui/form/leave-guard.tsx';
import { isSendFailure } from '#web/ui/form/problem.ts';
import type { FieldBinding, FieldIntroduction } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { createEditorStore, type EditorPlan, type EditorState, type EditorStore, type FieldGroup } from './editor-store.ts';
import type { FamilyValueName, FamilyValues } from './family-values.ts';

export interface FamilyEditor {
  readonly id: string;
  readonly familyId: number;
  readonly state: EditorState;
  readonly store: EditorStore;
  /** Fields on the page, by path. */
  readonly fields: ReadonlyMap<string, FieldIntroduction>;
  readonly values: FamilyValues;
  /** @example <TextField of={editor.field('cityTown')} label={words('cityTown')} /> */
  field<Path extends PathOf<FamilyValues>>(path: Path): FieldBinding<ValueAt<FamilyValues, Path>>;
  set<Name extends FamilyValueName>(field: Name, value: FamilyValues[Name]): void;
  save(fields: FieldGroup): void;
}

interface EditorOptions {
  readonly record: FamilyDetails;
  readonly values: FamilyValues;
  /** Saves fields on the basis of a version. */
  readonly save: EditorPlan['save'];
}

/** Returns a function that saves fields; a home that is placed far from its address is saved only if that is right. */
function usePinQuestion(save: EditorPlan['save']): EditorPlan['save'] {
  const words = useTranslations('familyEdit.pin.far');
  return async (edit, version) => {
    try {
      return await save(edit, version);
    } catch (failure) {
      if (!isSendFailure(failure) || failure.code !== 'pinFar') throw failure;
      const isRight = await confirm({ title: words('title'), consequences: [failure.message], confirm: words('confirm') });
      if (!isRight) throw failure;
      return save({ ...edit, isPinConfirmed: true }, version);
    }
  };
}

const loadShape = async () => (await import('#contract/host-families/family-details.shapes.ts')).editFamilyBody;

/**
 * @example
 * const editor = useFamilyEditor({ record, values, save });
 * return <AddressSection editor={editor} />;
 */
export function useFamilyEditor({ record, values, save }: EditorOptions): FamilyEditor {
  const id = useId();
  const plan: EditorPlan = { shape: loadShape, save: usePinQuestion(save) };
  const [store] = useState(() => createEditorStore(plan, record, values));
  const [fields] = useState(() => new Map<string, FieldIntroduction>());
  const [bindings] = useState(() => new Map<string, FieldBinding<unknown>>());
  useEffect(() => store.setPlan(plan));
  // What somebody else has saved arrives with the record, too.
  useEffect(() => store.adopt(record), [store, record]);
  useEffect(() => {
    window.addEventListener('online', store.retry);
    return () => {
      window.removeEventListener('online', store.retry);
      store.stopRetries();
    };
  }, [store]);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  useUnsavedGuard(store.isUnsaved(), store.isUnsaved);
  return {
    ...{ id, familyId: record.id, state, store, fields, values: state.values },
    field(path) {
      const value = getValueAt(state.values, path);
      const problem = state.problems[path];
      const last = bindings.get(path);
      // The same object while the field doesn't change, so that typing in one field renders no others.
      if (last !== undefined && Object.is(last.value, value) && last.problem === problem) return last as FieldBinding<never>;
      const binding: FieldBinding<unknown> = {
        ...{ path, id: `${id}-${path}`, value, problem },
        change: (next) => store.setValue(path, next),
        // The group of the field is saved when the focus leaves it.
        leave: () => undefined,
        introduce(field) {
          fields.set(path, field);
          return () => void (fields.get(path) === field && fields.delete(path));
        },
      };
      bindings.set(path, binding);
      return binding as FieldBinding<never>;
    },
    set: (field, value) => store.setValue(field, value),
    save: (group) => void store.save(group),
  };
}
