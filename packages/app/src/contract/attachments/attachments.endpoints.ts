// Endpoints of files: uploading, reading, describing and deleting them.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { done, fileRef } from '#contract/platform/validation/fields.ts';
import { ATTACHMENT_KINDS, attachment } from './attachment.ts';
import { changeAttachmentBody, newAttachmentBody } from './attachments.shapes.ts';
import { IMAGE_WIDTHS } from './image-paths.ts';

const params = z.object({ ref: fileRef });

export const readUploadLimits = endpoint({
  method: 'GET',
  path: '/api/attachments/limits',
  access: 'attachments.write',
  summary: 'How large an uploaded file may be, and of which kinds.',
  answer: z.object({ maxBytes: z.number().int(), kinds: z.array(z.enum(ATTACHMENT_KINDS)) }),
});

export const uploadAttachment = endpoint({
  method: 'POST',
  path: '/api/attachments',
  access: 'attachments.write',
  summary: 'Stores a file. Until something refers to it only its owner and staff see it, and after a day it is gone.',
  upload: 'file',
  body: newAttachmentBody,
  answer: attachment,
  refusals: ['fileTooLarge', 'fileTypeRefused', 'imageTooManyPixels', 'imageUnreadable'],
});

export const readImage = endpoint({
  method: 'GET',
  path: '/api/attachments/image/{ref}',
  access: 'attachments.public',
  summary: 'An image, in one of the widths on offer; a public one as AVIF for whoever asks for that.',
  params,
  query: z.object({ w: z.coerce.number().pipe(z.literal(IMAGE_WIDTHS)).optional() }),
  answer: z.unknown(),
  bytes: ['image/webp', 'image/avif'],
});

export const readFile = endpoint({
  method: 'GET',
  path: '/api/attachments/{ref}',
  access: 'attachments.public',
  summary: 'A file, to be kept.',
  params,
  answer: z.unknown(),
  bytes: ['application/octet-stream'],
});

export const changeAttachment = endpoint({
  method: 'PATCH',
  path: '/api/attachments/{ref}',
  access: 'attachments.write',
  summary: 'Says anew what an image shows.',
  params,
  body: changeAttachmentBody,
  answer: attachment,
});

export const removeAttachment = endpoint({
  method: 'DELETE',
  path: '/api/attachments/{ref}',
  access: 'attachments.write',
  summary: 'Takes away an own file that nothing refers to.',
  params,
  answer: done,
  refusals: ['attachmentInUse'],
});
