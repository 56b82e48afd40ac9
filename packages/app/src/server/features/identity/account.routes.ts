// Endpoints of accounts.

import * as account from '#contract/identity/account.endpoints.ts';
import * as providers from '#contract/identity/providers.endpoints.ts';
import * as recovery from '#contract/identity/recovery.endpoints.ts';
import * as registration from '#contract/identity/registration.endpoints.ts';
import * as sessions from '#contract/identity/sessions.endpoints.ts';
import * as setup from '#contract/identity/setup.endpoints.ts';
import * as viewAs from '#contract/identity/view-as.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { readUser, signIn, signOut, updateUser } from './account/account.service.ts';
import { deleteUser, getDeletion } from './deletion/delete-account.service.ts';
import { changePassword, checkResetLink, forgotPassword, resetPassword } from './password/password.service.ts';
import { finishProviderSignIn, listProviders, startProviderSignIn } from './providers/provider-sign-in.service.ts';
import { register, resendVerification, verifyEmail } from './registration/registration.service.ts';
import { endSession, listSessions, signOutEverywhere } from './sessions/sessions.service.ts';
import { startViewAs, stopViewAs } from './sessions/view-as.service.ts';
import { checkSetupLink, setUp } from './setup/setup.service.ts';

export const accountRoutes = [
  ...defineRoutes(account, {
    readUser: (call, { query }) => readUser(call, query),
    changeUser: (call, { body }) => updateUser(call, body),
    signIn: (call, { body }) => signIn(call, body),
    signOut,
    changePassword: (call, { body }) => changePassword(call, body),
    readDeletion: getDeletion,
    deleteUser: (call, { body }) => deleteUser(call, body),
  }),
  ...defineRoutes(registration, {
    register: (call, { body }) => register(call, body),
    verifyEmail: (call, { body }) => verifyEmail(call, body),
    resendVerification: (call, { body }) => resendVerification(call, body),
  }),
  ...defineRoutes(recovery, {
    forgotPassword: (call, { body }) => forgotPassword(call, body),
    checkResetLink: (call, { body }) => checkResetLink(call, body),
    resetPassword: (call, { body }) => resetPassword(call, body),
  }),
  ...defineRoutes(sessions, {
    listSessions,
    endSession: (call, { params }) => endSession(call, params),
    signOutEverywhere,
  }),
  ...defineRoutes(providers, {
    listProviders,
    beginProviderSignIn: (call, { params, query }) => startProviderSignIn(call, { ...params, ...query }),
    finishProviderSignIn: (call, { params, body }) => finishProviderSignIn(call, { ...params, callback: body }),
  }),
  ...defineRoutes(setup, {
    checkSetupLink: (call, { body }) => checkSetupLink(call, body),
    setUp: (call, { body }) => setUp(call, body),
  }),
  ...defineRoutes(viewAs, {
    startViewAs: (call, { body }) => startViewAs(call, body),
    stopViewAs,
  }),
];
