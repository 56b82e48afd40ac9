// Use cases of signing in through an identity provider: the redirect to it and the callback.

import * as z from 'zod';
import type { User } from '#contract/identity/user.ts';
import { LOCALES, type Locale } from '#contract/platform/locales.ts';
import { findUserById, recordSignIn } from '#server/features/identity/account/account.queries.ts';
import { assertAccountOpen, getUserRecord } from '#server/features/identity/account/account.service.ts';
import { consumeSessionValue } from '#server/features/identity/sessions/sessions.queries.ts';
import type { App, Call } from '#server/platform/app.ts';
import { listConfiguredProviders } from '#server/platform/config/sign-in-providers.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Claims, OidcClient, ProviderError } from './oidc.ts';
import { getOrCreateAccount } from './provider-accounts.service.ts';

/** Time limit for the sign-in at the provider, in milliseconds. */
const PENDING_MS = 10 * 60 * 1000;

/** Session key of the latest pending sign-in. */
const PENDING_KEY = 'provider';

const pendingShape = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  locale: z.enum(LOCALES),
  referralCode: z.string().nullable(),
  at: z.number(),
});

type PendingSignIn = z.output<typeof pendingShape>;

const clients = new WeakMap<App, ReadonlyMap<string, OidcClient>>();

function getClients(app: App): ReadonlyMap<string, OidcClient> {
  const { config, clock } = app;
  const known =
    clients.get(app) ??
    new Map(listConfiguredProviders(config).map((one) => [one.name, new OidcClient(one, { publicUrl: config.PUBLIC_URL, clock })]));
  clients.set(app, known);
  return known;
}

function getClient({ app }: Call, name: string): OidcClient {
  const client = getClients(app).get(name);
  if (client === undefined) throw new AppError('providerUnknown');
  return client;
}

/** Shows users a generic error, and logs the details for the operator. */
async function withProviderErrors<Result>(call: Call, name: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    call.log.warn({ error, provider: name }, 'a sign-in through a provider failed');
    throw new AppError(error.kind === 'unavailable' ? 'providerUnavailable' : 'providerFailed');
  }
}

export async function listProviders({ app }: Call): Promise<{ data: { name: string; label: string }[] }> {
  return { data: listConfiguredProviders(app.config).map(({ name, label }) => ({ name, label })) };
}

interface ProviderSignInInput {
  readonly provider: string;
  readonly referralCode?: string | undefined;
}

export async function startProviderSignIn(call: Call, { provider, referralCode }: ProviderSignInInput): Promise<{ url: string }> {
  const client = getClient(call, provider);
  const { url, ...begun } = await withProviderErrors(call, provider, client.beginSignIn());
  const at = call.app.clock.now().getTime();
  const pending: PendingSignIn = { provider, ...begun, locale: call.locale, referralCode: referralCode || null, at };
  call.session.keep(PENDING_KEY, JSON.stringify(pending));
  return { url };
}

interface CallbackInput {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
}

/**
 * Returns the pending sign-in of this browser. It is consumed before any check, whatever the outcome, so that a repeated callback finds
 * none.
 */
async function consumePending(call: Call, { provider, state }: { provider: string; state: string | undefined }): Promise<PendingSignIn> {
  const kept = call.session.id === '' ? null : await consumeSessionValue(call.db, { id: call.session.id, name: PENDING_KEY });
  const pending = kept === null ? null : pendingShape.parse(JSON.parse(kept));
  const isLate = pending === null || call.app.clock.now().getTime() - pending.at > PENDING_MS;
  if (isLate || pending.provider !== provider || pending.state !== state) throw new AppError('providerStale');
  return pending;
}

function toProviderRefusal(error: string): AppError {
  if (error === 'access_denied' || error === 'login_required' || error === 'interaction_required') return new AppError('providerCancelled');
  const isAway = error === 'temporarily_unavailable' || error === 'server_error';
  return new AppError(isAway ? 'providerUnavailable' : 'providerFailed');
}

async function fetchClaims(call: Call, { pending, callback }: { pending: PendingSignIn; callback: CallbackInput }): Promise<Claims> {
  const { code, iss, error } = callback;
  if (error !== undefined) throw toProviderRefusal(error);
  if (code === undefined) throw new AppError('providerFailed');
  const client = getClient(call, pending.provider);
  return withProviderErrors(call, pending.provider, client.fetchClaims(pending, { code, iss }));
}

export async function finishProviderSignIn(
  call: Call,
  { provider, callback }: { provider: string; callback: CallbackInput },
): Promise<{ user: User; isNew: boolean; locale: Locale }> {
  const { label } = getClient(call, provider).provider;
  const pending = await consumePending(call, { provider, state: callback.state });
  const claims = await fetchClaims(call, { pending, callback });
  const { referralCode, locale } = pending;
  const { userId, isNew } = await getOrCreateAccount(call, { provider, label, claims, referralCode, locale });
  const row = await findUserById(call.db, userId);
  if (row === null) throw new AppError('providerFailed');
  assertAccountOpen(row, call);
  await call.session.begin(userId);
  await recordSignIn(call.db, { id: userId, at: call.app.clock.now() });
  call.session.rememberDevice(row.email);
  call.log.info({ user: userId, provider }, 'signed in');
  return { user: await getUserRecord(call, row), isNew, locale };
}
