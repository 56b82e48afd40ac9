// Endpoints of a family's photos.

import * as photos from '#contract/host-families/photos.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { changeOnePhoto, changePhotoOrder, createPhotos, deletePhoto, listFamilyPhotos } from './photos.service.ts';

export const familyPhotoRoutes = defineRoutes(photos, {
  listPhotos: listFamilyPhotos,
  addPhotos: createPhotos,
  arrangePhotos: changePhotoOrder,
  changePhoto: changeOnePhoto,
  removePhoto: deletePhoto,
});
