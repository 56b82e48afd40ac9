// A dialog that opens with its component: near its field where there is room, else where its style sheet puts it.

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { clamp } from './calendar-state.ts';

const MARGIN = 8;

/** Opens the dialog, in the top layer; what had the focus gets it back when the dialog closes. */
export function useModal(place: 'near' | 'styled'): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const box = dialog.current;
    const field = box?.parentElement?.getBoundingClientRect();
    if (!box || !field) return;
    if (!box.open) box.showModal();
    if (place === 'styled') return;
    const { offsetWidth, offsetHeight, style } = box;
    const start = getComputedStyle(box).direction === 'rtl' ? field.right - offsetWidth : field.left;
    style.margin = '0';
    style.left = `${clamp(start, MARGIN, innerWidth - offsetWidth - MARGIN)}px`;
    style.top = `${clamp(field.bottom + MARGIN, MARGIN, innerHeight - offsetHeight - MARGIN)}px`;
  }, [place]);
  return dialog;
}
