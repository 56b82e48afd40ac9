// Endpoints of administration.

import * as audit from '#contract/administration/audit.endpoints.ts';
import * as mails from '#contract/administration/emails.endpoints.ts';
import * as events from '#contract/administration/events.endpoints.ts';
import * as permissions from '#contract/administration/permissions.endpoints.ts';
import * as roles from '#contract/administration/roles.endpoints.ts';
import * as users from '#contract/administration/users.endpoints.ts';
import { defineRoutes, type Route } from '#server/platform/http/routes.ts';
import { exportAudit, listAudit, listAuditChoices } from './audit/audit.service.ts';
import { getEmail, listEmails, previewEmail } from './emails/emails.service.ts';
import { deleteOutboxJob, listOutbox, retryOutboxJob } from './emails/outbox.service.ts';
import { exportEvents, listEventChoices, listEvents } from './events/events.service.ts';
import { getEffectiveRights, getPermissions, listRoles, resetPermissions, switchPermission } from './permissions/permissions.service.ts';
import { changeManyUsers, deactivateUser, endUserSessions, reactivateUser, setUserRoles } from './users/user-access.service.ts';
import { getOneUser, inviteUser, resendInvitation, sendUserResetLink, updateUser } from './users/users.service.ts';
import { exportUsers, findCoordinators, findParents, listUsers } from './users/users-list.service.ts';

export const administrationRoutes: readonly Route[] = [
  ...defineRoutes(audit, { exportAudit, listAudit, listAuditChoices }),
  ...defineRoutes(events, { exportEvents, listEventChoices, listEvents }),
  ...defineRoutes(mails, {
    deleteOutbox: deleteOutboxJob,
    listMails: listEmails,
    listOutbox,
    previewMail: previewEmail,
    readMail: getEmail,
    retryOutbox: retryOutboxJob,
  }),
  ...defineRoutes(permissions, {
    readEffectiveRights: getEffectiveRights,
    readPermissions: getPermissions,
    resetPermissions,
    switchPermission,
  }),
  ...defineRoutes(roles, { listRoles }),
  ...defineRoutes(users, {
    changeManyUsers,
    deactivateUser,
    editUser: updateUser,
    endUserSessions,
    exportUsers,
    findCoordinators,
    findParents,
    inviteUser,
    listUsers,
    reactivateUser,
    readOneUser: getOneUser,
    resendInvitation,
    sendUserResetLink,
    setUserRoles,
  }),
];
