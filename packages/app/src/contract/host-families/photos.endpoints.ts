// Endpoints of a family's photos: adding, ordering, describing and deleting them. Each answers with all photos as they are then.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { fileRef, id } from '#contract/platform/validation/fields.ts';
import { changedPhotoBody, deletedPhoto, newPhotosBody, ownPhotos, photoEdits, photoOrderBody } from './photos.shapes.ts';

const family = z.object({ id });
const photo = z.object({ id, ref: fileRef });

export const listPhotos = endpoint({
  method: 'GET',
  path: '/api/host_families/{id}/photos',
  access: 'families.read',
  summary: 'The photos of a host family in their order, for those who arrange them.',
  params: family,
  answer: ownPhotos,
});

export const addPhotos = endpoint({
  method: 'POST',
  path: '/api/host_families/{id}/photos',
  access: 'families.write',
  summary: 'Adds uploaded images to the photos of a host family, behind the others; from then on everybody can see them.',
  params: family,
  body: newPhotosBody,
  answer: ownPhotos,
  refusals: ['attachmentInUse', 'fileTypeRefused', 'tooManyPhotos'],
});

export const arrangePhotos = endpoint({
  method: 'PATCH',
  path: '/api/host_families/{id}/photos/order',
  access: 'families.write',
  summary: 'Puts the photos of a host family in another order; refused if it is not the order any more that was changed.',
  params: family,
  body: photoOrderBody,
  answer: ownPhotos,
  refusals: ['changedMeanwhile'],
});

export const changePhoto = endpoint({
  method: 'PATCH',
  path: '/api/host_families/{id}/photos/{ref}',
  access: 'families.write',
  summary: 'Says what a photo shows, or makes it one of the feature images.',
  params: photo,
  body: changedPhotoBody,
  answer: ownPhotos,
  refusals: ['tooManyFeatureImages'],
});

export const editPhoto = endpoint({
  method: 'POST',
  path: '/api/host_families/{id}/photos/{ref}/edits',
  access: 'families.write',
  summary:
    'Turns and crops a photo, which gets a new ref. What was uploaded is kept, hidden from others, and each call starts from it; without any change it is shown again.',
  params: photo,
  body: photoEdits,
  answer: ownPhotos,
  refusals: ['imageUnreadable'],
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/host_families/{id}/photos/{ref}',
  access: 'families.write',
  summary:
    'Takes a photo from a host family, which nobody else sees from then on; restoring it within a day undoes that. With too few photos left the family is not in the search any more.',
  params: photo,
  answer: ownPhotos,
});

export const restorePhoto = endpoint({
  method: 'POST',
  path: '/api/host_families/{id}/photos/restore',
  access: 'families.write',
  summary: 'Puts a photo back that the caller has deleted within the last day, as it was and where it was.',
  params: family,
  body: deletedPhoto,
  answer: ownPhotos,
  refusals: ['attachmentInUse', 'tooManyPhotos'],
});
