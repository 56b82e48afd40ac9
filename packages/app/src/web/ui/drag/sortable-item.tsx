// What an element looks like that is sorted by dragging: pale while it is dragged, and a line where another would be dropped.

import { IconGripVertical } from '@tabler/icons-react';
import type { Ref } from 'react';
import classes from './sortable-item.module.css';
import type { useSortable } from './use-sortable.ts';

/**
 * Returns the attributes of an element that is sorted.
 * @example <li {...toSortableProps(useSortable({ element, handle, group, id, onDrop }), classes['row'])} />
 */
export function toSortableProps({ edge, isDragged }: ReturnType<typeof useSortable>, className: string | undefined) {
  return {
    className: [classes['item'], className].filter((name) => name !== undefined).join(' '),
    'data-edge': edge ?? undefined,
    'data-dragged': isDragged || undefined,
  };
}

/** The handle by which it is dragged. Keys move it too, by what the element itself offers. */
export function Grip({ handle }: { readonly handle: Ref<HTMLSpanElement> }) {
  return (
    <span ref={handle} className={classes['grip']} aria-hidden>
      <IconGripVertical size={16} />
    </span>
  );
}
