// What is sent with a file, and what can be changed of it later.

import * as z from 'zod';
import { ALT_LENGTH } from './attachment.ts';

export const newAttachmentBody = z.object({ alt: z.string().trim().max(ALT_LENGTH).default('') });

export const changeAttachmentBody = z.object({ alt: z.string().trim().max(ALT_LENGTH) });
