// Endpoints of a family's photos.

import * as photos from '#contract/host-families/photos.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { editOnePhoto } from './photo-edits.service.ts';
import { changeOnePhoto, changePhotoOrder, createPhotos, deletePhoto, listFamilyPhotos, restoreDeletedPhoto } from './photos.service.ts';

export const familyPhotoRoutes = defineRoutes(photos, {
  listPhotos: listFamilyPhotos,
  addPhotos: createPhotos,
  arrangePhotos: changePhotoOrder,
  changePhoto: changeOnePhoto,
  editPhoto: editOnePhoto,
  removePhoto: deletePhoto,
  restorePhoto: restoreDeletedPhoto,
});
