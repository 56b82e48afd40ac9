// Speaks OpenID Connect with one provider: where its people sign in, and who has signed in.

import type { Configuration } from 'openid-client';
import * as z from 'zod';
import type { Clock } from '#server/platform/clock.ts';
import type { SignInProvider } from '#server/platform/config/sign-in-providers.ts';

/** Seconds for one answer of the provider. */
const TIMEOUT = 5;
/** Milliseconds for which the provider's metadata are not asked for again. */
const METADATA_MS = 3600 * 1000;
/** Seconds that the provider's clock may differ. */
const CLOCK_TOLERANCE = 60;

/** The provider does not answer, or its answer is not to be trusted. */
export class ProviderError extends Error {
  readonly kind: 'unavailable' | 'untrusted';

  constructor(kind: ProviderError['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

const line = z.string().trim().max(200).optional().catch(undefined);

const claimsShape = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()).optional().catch(undefined),
  /** Some providers write it as text. */
  email_verified: z
    .union([z.boolean(), z.literal('true')])
    .optional()
    .catch(undefined),
  given_name: line,
  family_name: line,
  name: line,
});

/** What a provider says of somebody who has signed in there. */
export type Claims = z.output<typeof claimsShape>;

/** A sign-in that was begun: what only this browser and we know of it. */
export interface StartedSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What the provider has appended to the address of the callback. */
export interface CallbackParameters {
  readonly code: string;
  /** The issuer, where the provider names it. */
  readonly iss: string | undefined;
}

interface DiscoveredProvider {
  readonly configuration: Configuration;
  readonly until: number;
}

/** Loaded when somebody first signs in through a provider: most servers have none. */
const loadOpenidClient = () => import('openid-client');

/** The library's codes for an answer that is none, rather than one that does not hold. */
const UNAVAILABLE_CODES: unknown[] = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** A failure to connect is a `TypeError` of `fetch` without a code; JSON that breaks off has a `SyntaxError` at its root. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TypeError) return !('code' in error);
  return ('code' in error && UNAVAILABLE_CODES.includes(error.code)) || isConnectionCut(error.cause);
}

function isConnectionCut(cause: unknown): boolean {
  return cause instanceof Error && cause.message.includes('"response" body') && cause.cause instanceof SyntaxError;
}

function toProviderError(error: unknown): ProviderError {
  const reason = error instanceof Error ? error.message : String(error);
  return new ProviderError(isUnavailable(error) ? 'unavailable' : 'untrusted', reason, error);
}

function toClaims(claims: object): Claims {
  const found = claimsShape.safeParse(claims);
  if (!found.success) throw new ProviderError('untrusted', 'the claims name nobody', found.error);
  return found.data;
}

export class OidcClient {
  readonly provider: SignInProvider;
  readonly #redirectUri: string;
  readonly #clock: Pick<Clock, 'now'>;
  #discovered: Promise<DiscoveredProvider> | null = null;

  constructor(provider: SignInProvider, { publicUrl, clock }: { publicUrl: string; clock: Pick<Clock, 'now'> }) {
    this.provider = provider;
    this.#redirectUri = `${publicUrl}/auth/${provider.name}/callback`;
    this.#clock = clock;
  }

  /** What the provider says about itself, asked for seldom; a failure is not kept. */
  async #getConfiguration(): Promise<Configuration> {
    const known = await this.#discovered?.catch(() => null);
    if (known && this.#clock.now().getTime() < known.until) return known.configuration;
    this.#discovered = this.#discover();
    return (await this.#discovered).configuration;
  }

  async #discover(): Promise<DiscoveredProvider> {
    const { issuer, clientId, clientSecret } = this.provider;
    const openid = await loadOpenidClient();
    const configuration = await openid
      .discovery(new URL(issuer), clientId, { [openid.clockTolerance]: CLOCK_TOLERANCE }, openid.ClientSecretBasic(clientSecret), {
        timeout: TIMEOUT,
        /** The settings take a plain address on this machine alone; a safe one never leads to a plain one. */
        execute: issuer.startsWith('http:')
          ? [openid.enableNonRepudiationChecks, openid.allowInsecureRequests]
          : [openid.enableNonRepudiationChecks],
      })
      .catch((error: unknown) => Promise.reject(toProviderError(error)));
    return { configuration, until: this.#clock.now().getTime() + METADATA_MS };
  }

  /**
   * Where to send the browser, and what to keep of it.
   * @throws ProviderError
   */
  async beginSignIn(): Promise<StartedSignIn & { readonly url: string }> {
    const openid = await loadOpenidClient();
    const configuration = await this.#getConfiguration();
    const begun = { state: openid.randomState(), nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
    try {
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: this.#redirectUri,
        scope: 'openid email profile',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      });
      return { ...begun, url: url.href };
    } catch (error) {
      throw toProviderError(error);
    }
  }

  /**
   * Who has signed in: what the ID token says, or, where it names no address, the user info of the same person.
   * @throws ProviderError
   */
  async fetchClaims({ state, nonce, verifier }: StartedSignIn, { code, iss }: CallbackParameters): Promise<Claims> {
    const openid = await loadOpenidClient();
    const configuration = await this.#getConfiguration();
    const callback = new URL(this.#redirectUri);
    callback.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
    try {
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
      const tokens = await openid.authorizationCodeGrant(configuration, callback, checks);
      const claims = toClaims(tokens.claims() ?? {});
      if (claims.email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
      return toClaims(await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub));
    } catch (error) {
      throw error instanceof ProviderError ? error : toProviderError(error);
    }
  }
}
