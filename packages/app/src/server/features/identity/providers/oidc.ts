// OpenID Connect client for one provider: starts sign-ins and fetches the claims of the user.

import type { Configuration } from 'openid-client';
import * as z from 'zod';
import type { Clock } from '#server/platform/clock.ts';
import type { SignInProvider } from '#server/platform/config/sign-in-providers.ts';

/** Timeout of a request to the provider, in seconds. */
const TIMEOUT = 5;
/** How long the provider's metadata is cached, in milliseconds. */
const METADATA_MS = 3600 * 1000;
/** Tolerated difference of the provider's clock, in seconds. */
const CLOCK_TOLERANCE = 60;

/** The provider doesn't respond, or its response can't be trusted. */
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
  /** Some providers send it as a string. */
  email_verified: z
    .union([z.boolean(), z.literal('true')])
    .optional()
    .catch(undefined),
  given_name: line,
  family_name: line,
  name: line,
});

/** Claims of a provider about a signed-in user. */
export type Claims = z.output<typeof claimsShape>;

/** Secrets of a pending sign-in, known only to this browser and the server. */
export interface StartedSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Query parameters that the provider adds to the callback URL. */
export interface CallbackParameters {
  readonly code: string;
  /** The issuer, if the provider sends it. */
  readonly iss: string | undefined;
}

interface DiscoveredProvider {
  readonly configuration: Configuration;
  readonly until: number;
}

/** Loaded at the first sign-in through a provider, because most servers have none. */
const loadOpenidClient = () => import('openid-client');

/** Error codes of the library for a missing or malformed response, as opposed to an invalid one. */
const UNAVAILABLE_CODES: unknown[] = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** A failed connection is a `TypeError` of `fetch` without a code; truncated JSON has a `SyntaxError` as its root cause. */
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

  /** Returns the provider's metadata, cached; failures aren't cached. */
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
        /** The configuration allows plain HTTP on this machine only; an HTTPS issuer never leads to plain HTTP. */
        execute: issuer.startsWith('http:')
          ? [openid.enableNonRepudiationChecks, openid.allowInsecureRequests]
          : [openid.enableNonRepudiationChecks],
      })
      .catch((error: unknown) => Promise.reject(toProviderError(error)));
    return { configuration, until: this.#clock.now().getTime() + METADATA_MS };
  }

  /**
   * Returns the URL for the browser and the secrets to keep for the callback.
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
   * Returns the claims of the signed-in user: from the ID token, or from the user info endpoint if the token has no address.
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
