// The shapes of the rules of a host family for stays.

import * as z from 'zod';
import { MAX_RULE_DAYS, STAY_RULE_NAMES } from './stay-rules.ts';

const ruledNights = z.int().min(1).max(MAX_RULE_DAYS);

export const stayRules = z.object({
  minNights: ruledNights,
  maxNights: ruledNights.nullable(),
  noticeDays: z.int().min(0).max(MAX_RULE_DAYS),
});

export const brokenStayRule = z.object({ rule: z.enum(STAY_RULE_NAMES), count: z.int() });
