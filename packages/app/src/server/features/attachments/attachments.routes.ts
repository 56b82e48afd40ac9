// Endpoints of stored files.

import * as attachments from '#contract/attachments/attachments.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { deleteUnusedUpload, getLimits, storeUpload, updateAltText } from './attachments.service.ts';
import { getFile, readImage } from './read-attachments.service.ts';

export const attachmentRoutes = defineRoutes(attachments, {
  readUploadLimits: getLimits,
  uploadAttachment: (call, { file, body }) => storeUpload(call, { file, body }),
  readImage: (call, { params, query }) => readImage(call, { ref: params.ref, width: query.w }),
  readFile: (call, { params }) => getFile(call, params.ref),
  changeAttachment: (call, { params, body }) => updateAltText(call, { ref: params.ref, body }),
  removeAttachment: (call, { params }) => deleteUnusedUpload(call, params.ref),
});
