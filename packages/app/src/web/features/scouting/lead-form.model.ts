// The shapes of what is typed of a lead: an empty field of a day stands for none.

import * as z from 'zod';
import { leadEventBody, newLeadBody } from '#contract/scouting/leads.shapes.ts';

const noDay = (day: unknown) => (day === '' ? null : day);

export const leadFormShape = newLeadBody.extend({ nextFollowUp: z.preprocess(noDay, newLeadBody.shape.nextFollowUp) });

export const leadNoteShape = leadEventBody.extend({ nextFollowUp: z.preprocess(noDay, leadEventBody.shape.nextFollowUp) });
