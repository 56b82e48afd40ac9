// Tells of something done, with a way back for as long as the toast stays.

import { toast } from './notices.ts';
import { say } from './words.ts';

/**
 * @param undo takes back what was done; when that fails, the failure is told as always
 * @example toastWithUndo(words('viewRemoved'), () => call(saveView, { body: removed }))
 */
export function toastWithUndo(text: string, undo: () => Promise<unknown>): void {
  const words = say();
  const takeBack = async () => {
    await undo();
    toast(words('common.undone'));
  };
  toast(text, { action: { label: words('common.undo'), run: () => void takeBack().catch(() => {}) } });
}
