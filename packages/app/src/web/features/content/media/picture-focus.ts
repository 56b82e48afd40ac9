// The point of a picture that stays in sight where it is cut, for the pictures of an article.

import { createContext, use } from 'react';
import type { PictureFocus } from '#contract/content/picture-focus.ts';

/** The points of the pictures of the article around; those in the middle are missing. */
export const PictureFocuses = createContext<readonly PictureFocus[]>([]);

/** Returns the style of a cut picture. */
export function toFocusPosition({ focusX, focusY }: { readonly focusX: number; readonly focusY: number }) {
  return { objectPosition: `${focusX}% ${focusY}%` };
}

/** Finds the style of a picture; undefined for one whose middle stays in sight. */
export function findFocusStyle(focuses: readonly PictureFocus[], ref: string) {
  const found = focuses.find((focus) => focus.ref === ref);
  return found === undefined ? undefined : toFocusPosition({ focusX: found.x, focusY: found.y });
}

export function useFocusStyle(ref: string) {
  return findFocusStyle(use(PictureFocuses), ref);
}
