// The endpoints of stored files.

import * as attachments from '#contract/attachments/attachments.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { changeAlt, readLimits, removeUnused, takeUpload } from './attachments.service.ts';
import { readFile, readImage } from './reading.service.ts';

export const attachmentRoutes = routes(attachments, {
  readUploadLimits: readLimits,
  uploadAttachment: (call, { file, body }) => takeUpload(call, { file, body }),
  readImage: (call, { params, query }) => readImage(call, { ref: params.ref, width: query.w }),
  readFile: (call, { params }) => readFile(call, params.ref),
  changeAttachment: (call, { params, body }) => changeAlt(call, { ref: params.ref, body }),
  removeAttachment: (call, { params }) => removeUnused(call, params.ref),
});
