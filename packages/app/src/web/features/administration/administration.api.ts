// The API client of the administration screens.

import { listAudit, listAuditChoices } from '#contract/administration/audit.endpoints.ts';
import { deleteOutbox, listMails, listOutbox, readMail, retryOutbox } from '#contract/administration/emails.endpoints.ts';
import {
  readEffectiveRights,
  readPermissions,
  resetPermissions,
  switchPermission,
} from '#contract/administration/permissions.endpoints.ts';
import { listRoles } from '#contract/administration/roles.endpoints.ts';
import {
  changeManyUsers,
  deactivateUser,
  editUser,
  endUserSessions,
  inviteUser,
  listUsers,
  reactivateUser,
  readOneUser,
  resendInvitation,
  sendUserResetLink,
  setUserRoles,
} from '#contract/administration/users.endpoints.ts';
import { startViewAs } from '#contract/identity/view-as.endpoints.ts';
import type { EndpointDefinition, RequestOf } from '#contract/platform/endpoint.ts';
import { type CallOptions, call } from '#web/platform/api/api.ts';

const asking =
  <E extends EndpointDefinition>(endpoint: E) =>
  (request: RequestOf<E>, options?: CallOptions) =>
    call(endpoint, request, options);

/** One function per endpoint. */
export const administration = {
  changeManyUsers: asking(changeManyUsers),
  deactivateUser: asking(deactivateUser),
  deleteOutbox: asking(deleteOutbox),
  editUser: asking(editUser),
  endUserSessions: asking(endUserSessions),
  inviteUser: asking(inviteUser),
  listAudit: asking(listAudit),
  listAuditChoices: asking(listAuditChoices),
  listMails: asking(listMails),
  listOutbox: asking(listOutbox),
  listRoles: asking(listRoles),
  listUsers: asking(listUsers),
  reactivateUser: asking(reactivateUser),
  readEffectiveRights: asking(readEffectiveRights),
  readMail: asking(readMail),
  readOneUser: asking(readOneUser),
  readPermissions: asking(readPermissions),
  resendInvitation: asking(resendInvitation),
  resetPermissions: asking(resetPermissions),
  retryOutbox: asking(retryOutbox),
  sendUserResetLink: asking(sendUserResetLink),
  setUserRoles: asking(setUserRoles),
  startViewAs: asking(startViewAs),
  switchPermission: asking(switchPermission),
};
