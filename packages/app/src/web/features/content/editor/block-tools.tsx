// The tools of a block: the handle by which it is dragged, and buttons that move, double and delete it.

import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { Grip } from '#web/ui/drag/sortable-item.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './editor.module.css';

interface BlockToolsProps {
  /** The kind of the block and its place, for screen readers. */
  readonly name: string;
  readonly handle: Ref<HTMLSpanElement>;
  readonly can: { readonly up: boolean; readonly down: boolean; readonly duplicate: boolean };
  readonly onMove: (by: -1 | 1) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function Tool({ label, icon, disabled, onClick }: ToolProps) {
  return (
    <ActionIcon variant="subtle" color="gray" disabled={disabled} aria-label={label} onClick={onClick}>
      {icon}
    </ActionIcon>
  );
}

export function BlockTools({ name, handle, can, onMove, onDuplicate, onRemove }: BlockToolsProps) {
  const words = useTranslations('contentEditor.block');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar of buttons, not a set of fields
    <div role="group" aria-label={name} className={classes['tools']}>
      <Grip handle={handle} />
      <Tool label={words('up')} icon={<IconArrowUp size={16} aria-hidden />} disabled={!can.up} onClick={() => onMove(-1)} />
      <Tool label={words('down')} icon={<IconArrowDown size={16} aria-hidden />} disabled={!can.down} onClick={() => onMove(1)} />
      <Tool label={words('duplicate')} icon={<IconCopy size={16} aria-hidden />} disabled={!can.duplicate} onClick={onDuplicate} />
      <ActionIcon variant="subtle" color="red" data-remove aria-label={words('remove')} onClick={onRemove}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
