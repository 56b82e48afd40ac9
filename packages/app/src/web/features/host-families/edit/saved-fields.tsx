// Fields that are saved together when the focus leaves them, and what has become of that.

import { Anchor, Text } from '@mantine/core';
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { FieldGroup } from './editor-store.ts';
import { isSameField } from './family-values.ts';
import classes from './saved-fields.module.css';
import type { FamilyEditor } from './use-family-editor.ts';

interface SavedFieldsProps {
  readonly editor: FamilyEditor;
  readonly fields: FieldGroup;
  /** `choice` is also saved a moment after each change: nobody waits to leave a menu. */
  readonly kind?: 'text' | 'choice';
  readonly children: ReactNode;
}

/** How long a choice may still change before it is saved, in milliseconds: several are often made at once. */
const CHOICE_MS = 700;

function useChoiceSaves({ editor, fields, kind }: SavedFieldsProps): void {
  const { values, saved } = editor.state;
  const isChanged = fields.some((field) => !isSameField(field, values[field], saved[field]));
  const current = JSON.stringify(fields.map((field) => values[field]));
  const save = useEffectEvent(() => editor.save(fields));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins to wait anew
  useEffect(() => {
    if (kind !== 'choice' || !isChanged) return;
    const timer = setTimeout(save, CHOICE_MS);
    return () => clearTimeout(timer);
  }, [kind, isChanged, current]);
}

function SaveStatus({ editor, fields: [group] }: Pick<SavedFieldsProps, 'editor' | 'fields'>) {
  const words = useTranslations('familyEdit');
  const { states, undo } = editor.state;
  const saveState = states[group];
  return (
    <div className={classes['status']}>
      <span role="status">
        {saveState === undefined ? null : (
          <Text span size="sm" c="dimmed">
            {words(`save.${saveState}`)}
          </Text>
        )}
      </span>
      {saveState === 'saved' && undo?.fields[0] === group && (
        <Anchor component="button" type="button" size="sm" onClick={editor.store.undo}>
          {words('save.undo')}
        </Anchor>
      )}
      {saveState === 'waiting' && (
        <Anchor component="button" type="button" size="sm" onClick={editor.store.retry}>
          {words('save.retry')}
        </Anchor>
      )}
    </div>
  );
}

const findRow = (target: EventTarget | null) => (target instanceof Element ? target.closest('[data-row]') : null);

/**
 * @example
 * <SavedFields editor={editor} fields={['cityTown']}><TextField of={editor.field('cityTown')} … /></SavedFields>
 */
export function SavedFields(props: SavedFieldsProps) {
  const { editor, fields, children } = props;
  useChoiceSaves(props);
  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside || findRow(target) !== findRow(relatedTarget)) editor.save(fields);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices only that the focus leaves the fields within
    <div data-fields={fields.join(' ')} onBlur={leave}>
      {children}
      <SaveStatus editor={editor} fields={fields} />
    </div>
  );
}
