// Endpoints of vetting: for staff, for the family itself, and for referees.

import * as own from '#contract/vetting/own-vetting.endpoints.ts';
import * as references from '#contract/vetting/references.endpoints.ts';
import * as vetting from '#contract/vetting/vetting.endpoints.ts';
import { defineRoutes, type Route } from '#server/platform/http/routes.ts';
import { changeCheck, closeRequest, createCheck, planVisit, reportVisit, requestInformation } from './checks.service.ts';
import { answerRequest, declareOwnRelation, readOwnVetting, sendCertificate, submitProfile } from './own-vetting.service.ts';
import { exportVettings, listVettingStaff, listVettings } from './queue.service.ts';
import { answerReference, askReference, readAskedReference } from './references.service.ts';
import { assignVetting, assignVettings, declareRelation, moveVetting, readVetting, removeRelation } from './vetting.service.ts';

export const vettingRoutes: readonly Route[] = [
  ...defineRoutes(vetting, {
    ...{ listVettings, exportVettings, listVettingStaff },
    ...{ readVetting, moveVetting, assignVetting, assignVettings, declareRelation, removeRelation },
    ...{ createCheck, changeCheck, askReference, planVisit, reportVisit, requestInformation, closeRequest },
  }),
  ...defineRoutes(own, { readOwnVetting, submitProfile, answerRequest, sendCertificate, declareOwnRelation }),
  ...defineRoutes(references, { readAskedReference, answerReference }),
];
