// The point of a picture that stays in sight, in percent of its width and height.

import * as z from 'zod';
import { fileRef } from '#contract/platform/validation/fields.ts';

export const pictureFocus = z.object({ ref: fileRef, x: z.int(), y: z.int() });
export type PictureFocus = z.output<typeof pictureFocus>;
