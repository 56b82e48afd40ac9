// Endpoints of a family's photos: adding, ordering, describing and deleting them. Each answers with all photos as they are then.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { fileRef, id } from '#contract/platform/validation/fields.ts';
import { changedPhotoBody, newPhotosBody, ownPhotos, photoOrderBody } from './photos.shapes.ts';

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

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/host_families/{id}/photos/{ref}',
  access: 'families.write',
  summary:
    'Takes a photo from a host family, which nobody else sees from then on; adding it again within a day undoes that. With too few photos left the family is not in the search any more.',
  params: photo,
  answer: ownPhotos,
});
