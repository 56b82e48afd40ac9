// The endpoints of accounts.

import * as account from '#contract/identity/account.endpoints.ts';
import * as providers from '#contract/identity/providers.endpoints.ts';
import * as recovery from '#contract/identity/recovery.endpoints.ts';
import * as registration from '#contract/identity/registration.endpoints.ts';
import * as sessions from '#contract/identity/sessions.endpoints.ts';
import * as setup from '#contract/identity/setup.endpoints.ts';
import * as viewAs from '#contract/identity/view-as.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { changeUser, readUser, signIn, signOut } from './account.service.ts';
import { deleteUser, readDeletion } from './deletion.service.ts';
import { changePassword, checkResetLink, forgotPassword, resetPassword } from './password.service.ts';
import { beginProviderSignIn, finishProviderSignIn, listProviders } from './providers.service.ts';
import { register, resendVerification, verifyEmail } from './registration.service.ts';
import { endSession, listSessions, signOutEverywhere } from './sessions.service.ts';
import { checkSetupLink, setUp } from './setup.service.ts';
import { startViewAs, stopViewAs } from './view-as.service.ts';

export const accountRoutes = [
  ...routes(account, {
    readUser: (call, { query }) => readUser(call, query),
    changeUser: (call, { body }) => changeUser(call, body),
    signIn: (call, { body }) => signIn(call, body),
    signOut,
    changePassword: (call, { body }) => changePassword(call, body),
    readDeletion,
    deleteUser: (call, { body }) => deleteUser(call, body),
  }),
  ...routes(registration, {
    register: (call, { body }) => register(call, body),
    verifyEmail: (call, { body }) => verifyEmail(call, body),
    resendVerification: (call, { body }) => resendVerification(call, body),
  }),
  ...routes(recovery, {
    forgotPassword: (call, { body }) => forgotPassword(call, body),
    checkResetLink: (call, { body }) => checkResetLink(call, body),
    resetPassword: (call, { body }) => resetPassword(call, body),
  }),
  ...routes(sessions, {
    listSessions,
    endSession: (call, { params }) => endSession(call, params),
    signOutEverywhere,
  }),
  ...routes(providers, {
    listProviders,
    beginProviderSignIn: (call, { params, query }) => beginProviderSignIn(call, { ...params, ...query }),
    finishProviderSignIn: (call, { params, body }) => finishProviderSignIn(call, { ...params, callback: body }),
  }),
  ...routes(setup, {
    checkSetupLink: (call, { body }) => checkSetupLink(call, body),
    setUp: (call, { body }) => setUp(call, body),
  }),
  ...routes(viewAs, {
    startViewAs: (call, { body }) => startViewAs(call, body),
    stopViewAs,
  }),
];
