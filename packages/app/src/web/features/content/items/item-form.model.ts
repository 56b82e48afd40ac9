// The shape of what is typed of a content item: an empty field of a day stands for none.

import * as z from 'zod';
import { contentItemBody } from '#contract/content/content-items.shapes.ts';

export const itemFormShape = contentItemBody.extend({
  dueOn: z.preprocess((day) => (day === '' ? null : day), contentItemBody.shape.dueOn),
});
