// Updates a family's own vetting in the cache after a change.

import { readOwnVetting } from '#contract/vetting/own-vetting.endpoints.ts';
import type { Vetting } from '#contract/vetting/vetting.shapes.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';

export function keepOwnVetting(vetting: Vetting): void {
  keepAnswer(readOwnVetting, {}, vetting);
}
