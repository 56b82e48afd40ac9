// The shape of what is typed to publish: an empty time stands for none.

import * as z from 'zod';
import { publishBody } from '#contract/content/drafts.shapes.ts';

const noTime = (time: unknown) => (time === '' ? null : time);

export const publishFormShape = publishBody.extend({
  publishAt: z.preprocess(noTime, publishBody.shape.publishAt),
  takeDownAt: z.preprocess(noTime, publishBody.shape.takeDownAt),
});
