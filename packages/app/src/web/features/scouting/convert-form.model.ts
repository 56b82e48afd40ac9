// The shape of what is typed to make a host family of a lead: the boxes hold numbers as text.

import * as z from 'zod';
import { convertBody } from '#contract/scouting/leads.shapes.ts';

export const convertFormShape = convertBody.omit({ version: true }).extend({
  hostingTypes: z.preprocess((types) => (Array.isArray(types) ? types.map(Number) : types), convertBody.shape.hostingTypes),
});
