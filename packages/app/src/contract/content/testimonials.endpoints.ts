// Endpoints of testimonials, for visitors and for editors.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import { BLOCK_LIMITS, TESTIMONIAL_ORDERS } from './blocks.shapes.ts';
import {
  moveBody,
  shownTestimonial,
  TESTIMONIAL_LIMITS,
  testimonial,
  testimonialBody,
  testimonialChange,
  testimonialsList,
} from './testimonials.shapes.ts';

const params = z.object({ id });

export const listShownTestimonials = endpoint({
  method: 'GET',
  path: '/api/testimonials',
  access: 'content.read',
  summary: 'Published testimonials in the language of the reader, or in English if there are none; only with consent.',
  query: z.object({
    minRating: z.coerce.number().int().min(1).max(TESTIMONIAL_LIMITS.rating).optional(),
    order: z.enum(TESTIMONIAL_ORDERS).default('arranged'),
    count: z.coerce.number().int().min(1).max(BLOCK_LIMITS.cards).default(3),
  }),
  answer: z.object({ data: z.array(shownTestimonial) }),
});

export const listTestimonials = endpoint({
  method: 'GET',
  path: '/api/content-testimonials',
  access: 'content.write',
  summary: 'All testimonials with their consent, in the order in which visitors get them.',
  query: listQueryFor(testimonialsList),
  answer: pageOf(testimonial),
});

export const exportTestimonials = endpoint(
  exportEndpoint({ list: testimonialsList, path: '/api/content-testimonials/export', access: 'content.write' }),
);

export const createTestimonial = endpoint({
  method: 'POST',
  path: '/api/content-testimonials',
  access: 'content.write',
  summary: 'Adds a testimonial as the last one of its language; it is published only with consent.',
  body: testimonialBody,
  answer: testimonial,
});

export const changeTestimonial = endpoint({
  method: 'PATCH',
  path: '/api/content-testimonials/{id}',
  access: 'content.write',
  summary: 'Changes a testimonial. Without its consent it is published no more.',
  params,
  body: testimonialChange,
  answer: testimonial,
  refusals: ['changedMeanwhile'],
});

export const moveTestimonial = endpoint({
  method: 'POST',
  path: '/api/content-testimonials/{id}/move',
  access: 'content.write',
  summary: 'Moves a testimonial by one place among those of its language; at an end it stays.',
  params,
  body: moveBody,
  answer: testimonial,
});

export const deleteTestimonial = endpoint({
  method: 'DELETE',
  path: '/api/content-testimonials/{id}',
  access: 'content.delete',
  summary: 'Deletes a testimonial with its photo and what was kept of the consent.',
  params,
  answer: done,
});
