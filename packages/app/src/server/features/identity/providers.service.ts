// Use cases of signing in through a provider: sending the browser there, and taking it back.

import * as z from 'zod';
import type { User } from '#contract/identity/user.ts';
import { LOCALES, type Locale } from '#contract/platform/locales.ts';
import type { App, Call } from '#server/platform/app.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { configuredProviders } from '#server/platform/sign-in-providers.ts';
import { noteSignIn, userById } from './account.queries.ts';
import { demandOpen, recordOf } from './account.service.ts';
import { type Claims, OidcClient, ProviderFault } from './oidc.ts';
import { accountOf } from './provider-accounts.service.ts';
import { takeKept } from './sessions.queries.ts';

/** How long somebody may take at the provider, in milliseconds. */
const LIFE_MS = 10 * 60 * 1000;

/** Under which a session remembers the sign-in that was begun last. */
const KEPT = 'provider';

const pendingShape = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  locale: z.enum(LOCALES),
  referralCode: z.string().nullable(),
  at: z.number(),
});

type Pending = z.output<typeof pendingShape>;

const clients = new WeakMap<App, ReadonlyMap<string, OidcClient>>();

function clientsOf(app: App): ReadonlyMap<string, OidcClient> {
  const { config, clock } = app;
  const known =
    clients.get(app) ??
    new Map(configuredProviders(config).map((one) => [one.name, new OidcClient(one, { publicUrl: config.PUBLIC_URL, clock })]));
  clients.set(app, known);
  return known;
}

function clientOf({ app }: Call, name: string): OidcClient {
  const client = clientsOf(app).get(name);
  if (client === undefined) throw new Refusal('providerUnknown');
  return client;
}

/** What goes wrong with a provider is told in general to the person, and exactly to the operator. */
async function told<Result>(call: Call, name: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    call.log.warn({ error, provider: name }, 'a sign-in through a provider failed');
    throw new Refusal(error.kind === 'unavailable' ? 'providerUnavailable' : 'providerFailed');
  }
}

export async function listProviders({ app }: Call): Promise<{ data: { name: string; label: string }[] }> {
  return { data: configuredProviders(app.config).map(({ name, label }) => ({ name, label })) };
}

interface Beginning {
  readonly provider: string;
  readonly referralCode?: string | undefined;
}

export async function beginProviderSignIn(call: Call, { provider, referralCode }: Beginning): Promise<{ url: string }> {
  const client = clientOf(call, provider);
  const { url, ...begun } = await told(call, provider, client.beginSignIn());
  const at = call.app.clock.now().getTime();
  const pending: Pending = { provider, ...begun, locale: call.locale, referralCode: referralCode || null, at };
  call.session.keep(KEPT, JSON.stringify(pending));
  return { url };
}

interface Callback {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
}

/**
 * The sign-in that this browser has begun. It is used up whatever comes of it, before anything else is looked at: a callback that is
 * sent again finds none.
 */
async function takePending(call: Call, { provider, state }: { provider: string; state: string | undefined }): Promise<Pending> {
  const kept = call.session.id === '' ? null : await takeKept(call.db, { id: call.session.id, name: KEPT });
  const pending = kept === null ? null : pendingShape.parse(JSON.parse(kept));
  const isLate = pending === null || call.app.clock.now().getTime() - pending.at > LIFE_MS;
  if (isLate || pending.provider !== provider || pending.state !== state) throw new Refusal('providerStale');
  return pending;
}

function reasonFor(error: string): Refusal {
  if (error === 'access_denied' || error === 'login_required' || error === 'interaction_required') return new Refusal('providerCancelled');
  const isAway = error === 'temporarily_unavailable' || error === 'server_error';
  return new Refusal(isAway ? 'providerUnavailable' : 'providerFailed');
}

async function personOf(call: Call, { pending, callback }: { pending: Pending; callback: Callback }): Promise<Claims> {
  const { code, iss, error } = callback;
  if (error !== undefined) throw reasonFor(error);
  if (code === undefined) throw new Refusal('providerFailed');
  const client = clientOf(call, pending.provider);
  return told(call, pending.provider, client.fetchClaims(pending, { code, iss }));
}

export async function finishProviderSignIn(
  call: Call,
  { provider, callback }: { provider: string; callback: Callback },
): Promise<{ user: User; isNew: boolean; locale: Locale }> {
  const { label } = clientOf(call, provider).provider;
  const pending = await takePending(call, { provider, state: callback.state });
  const claims = await personOf(call, { pending, callback });
  const { referralCode, locale } = pending;
  const { userId, isNew } = await accountOf(call, { provider, label, claims, referralCode, locale });
  const row = await userById(call.db, userId);
  if (row === null) throw new Refusal('providerFailed');
  demandOpen(row, call);
  await call.session.begin(userId);
  await noteSignIn(call.db, { id: userId, at: call.app.clock.now() });
  call.session.rememberDevice(row.email);
  call.log.info({ user: userId, provider }, 'signed in');
  return { user: await recordOf(call, row), isNew, locale };
}
