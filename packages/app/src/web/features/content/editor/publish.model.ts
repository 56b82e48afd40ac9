// The shape of what is typed to publish: an empty time stands for none.

import * as z from 'zod';
import { publishBody } from '#contract/content/drafts.shapes.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { locale } from '#contract/platform/validation/fields.ts';

const noTime = (time: unknown) => (time === '' ? null : time);

export const publishFormShape = publishBody.omit({ texts: true }).extend({
  locales: z.array(locale).min(1).max(LOCALES.length),
  publishAt: z.preprocess(noTime, publishBody.shape.publishAt),
  takeDownAt: z.preprocess(noTime, publishBody.shape.takeDownAt),
});
