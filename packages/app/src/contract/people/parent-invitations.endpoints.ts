// Endpoints of parent invitations: whether a student that was linked to the user's address is their child.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { parentInvitation } from './parent-invitations.shapes.ts';

const params = z.object({ id });

export const listParentInvitations = endpoint({
  method: 'GET',
  path: '/api/parents/invitations',
  access: 'students.children',
  summary: 'Students of whom somebody says that they are children of the parent who asks, by their confirmed address.',
  answer: z.object({ data: z.array(parentInvitation) }),
});

export const acceptParentInvitation = endpoint({
  method: 'POST',
  path: '/api/parents/invitations/{id}/accept',
  access: 'students.children',
  summary: 'Says that the student is one’s child: from now on they are linked.',
  params,
  answer: z.object({ studentId: id, message: z.string() }),
});

export const declineParentInvitation = endpoint({
  method: 'POST',
  path: '/api/parents/invitations/{id}/decline',
  access: 'students.children',
  summary: 'Says that the student is not one’s child: nothing is linked, and whoever asked is not told.',
  params,
  answer: z.object({ message: z.string() }),
});
