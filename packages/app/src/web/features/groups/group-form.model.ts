// The shapes of what is typed of a group: an empty field stands for nothing.

import * as z from 'zod';
import { duplicateGroupBody, groupBody } from '#contract/groups/groups.shapes.ts';

const { fromDate, toDate, size } = groupBody.shape;

const orNull = (typed: unknown) => (typed === '' ? null : typed);

const toNumber = (typed: unknown) => (typeof typed === 'string' && /^\d{1,9}$/.test(typed) ? Number(typed) : orNull(typed));

export const groupFormShape = groupBody.extend({
  fromDate: z.preprocess(orNull, fromDate),
  toDate: z.preprocess(orNull, toDate),
  size: z.preprocess(toNumber, size),
});

export const duplicateFormShape = duplicateGroupBody;
