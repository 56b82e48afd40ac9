// The endpoints of administration.

import * as audit from '#contract/administration/audit.endpoints.ts';
import * as mails from '#contract/administration/mails.endpoints.ts';
import * as permissions from '#contract/administration/permissions.endpoints.ts';
import * as roles from '#contract/administration/roles.endpoints.ts';
import * as users from '#contract/administration/users.endpoints.ts';
import { type Route, routes } from '#server/platform/http/routes.ts';
import { exportAudit, listAudit, listAuditChoices } from './audit.service.ts';
import { listMails, previewMail, readMail } from './mails.service.ts';
import { deleteOutbox, listOutbox, retryOutbox } from './outbox.service.ts';
import { listRoles, readEffectiveRights, readPermissions, resetPermissions, switchPermission } from './permissions.service.ts';
import { changeManyUsers, deactivateUser, endUserSessions, reactivateUser, setUserRoles } from './user-access.service.ts';
import { editUser, inviteUser, readOneUser, resendInvitation, sendUserResetLink } from './users.service.ts';
import { exportUsers, listUsers } from './users-list.service.ts';

export const administrationRoutes: readonly Route[] = [
  ...routes(audit, { exportAudit, listAudit, listAuditChoices }),
  ...routes(mails, { deleteOutbox, listMails, listOutbox, previewMail, readMail, retryOutbox }),
  ...routes(permissions, { readEffectiveRights, readPermissions, resetPermissions, switchPermission }),
  ...routes(roles, { listRoles }),
  ...routes(users, {
    changeManyUsers,
    deactivateUser,
    editUser,
    endUserSessions,
    exportUsers,
    inviteUser,
    listUsers,
    reactivateUser,
    readOneUser,
    resendInvitation,
    sendUserResetLink,
    setUserRoles,
  }),
];
