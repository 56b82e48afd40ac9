// The fields sent with a file, and those that can be changed later.

import * as z from 'zod';
import { ALT_LENGTH } from './attachment.ts';

export const newAttachmentBody = z.object({ alt: z.string().trim().max(ALT_LENGTH).default('') });

export const changeAttachmentBody = z.object({ alt: z.string().trim().max(ALT_LENGTH) });
