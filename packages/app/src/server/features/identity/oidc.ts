// Speaks OpenID Connect with one provider: where it is asked, and whether what it answers can be trusted.

import { CodeChallengeMethod, OAuth2Client, OAuth2RequestError } from 'arctic';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod';
import type { Clock } from '#server/platform/clock.ts';
import type { SignInProvider } from '#server/platform/sign-in-providers.ts';

const SCOPES = ['openid', 'email', 'profile'];
/** Milliseconds for one answer of the provider, and for which its metadata is not asked for again. */
const PATIENCE_MS = 5000;
const METADATA_MS = 3600 * 1000;
/** Seconds that the provider's clock may differ. */
const CLOCK_TOLERANCE = 60;
/** Signatures with a key that only the provider has; never one with the secret that both know, and never none. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'] as const;

/** The provider does not answer, or its answer is not to be trusted. */
export class ProviderFault extends Error {
  readonly kind: 'unavailable' | 'untrusted';

  constructor(kind: ProviderFault['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

const metadataShape = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});

type Metadata = z.output<typeof metadataShape>;

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

async function fetchJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { headers: { Accept: 'application/json', ...headers }, redirect: 'error', signal });
    if (!response.ok) throw new ProviderFault('unavailable', `${url} answers ${response.status}`);
    return await response.json();
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    throw new ProviderFault('unavailable', `${url} can not be read`, error);
  }
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new ProviderFault('unavailable', 'the provider does not answer')), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A sign-in that was begun: what only this browser and we know of it. */
export interface Begun {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

interface Known {
  readonly metadata: Metadata;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
  readonly until: number;
}

export class OidcClient {
  readonly provider: SignInProvider;
  readonly #client: OAuth2Client;
  readonly #clock: Pick<Clock, 'now'>;
  #known: Promise<Known> | null = null;

  constructor(provider: SignInProvider, { publicUrl, clock }: { publicUrl: string; clock: Pick<Clock, 'now'> }) {
    this.provider = provider;
    this.#client = new OAuth2Client(provider.clientId, provider.clientSecret, `${publicUrl}/auth/${provider.name}/callback`);
    this.#clock = clock;
  }

  /** What the provider says about itself, asked for seldom; a failure is not kept. */
  async #discovered(): Promise<Known> {
    const known = await this.#known?.catch(() => null);
    if (known && this.#clock.now().getTime() < known.until) return known;
    this.#known = this.#discover();
    return this.#known;
  }

  async #discover(): Promise<Known> {
    const { issuer } = this.provider;
    const found = metadataShape.safeParse(await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`));
    if (!found.success) throw new ProviderFault('untrusted', 'the metadata lack what is needed', found.error);
    const metadata = found.data;
    const places = [metadata.authorization_endpoint, metadata.token_endpoint, metadata.jwks_uri, metadata.userinfo_endpoint];
    const isPlain = issuer.startsWith('https:') && places.some((place) => place !== undefined && !place.startsWith('https:'));
    if (metadata.issuer !== issuer || isPlain) throw new ProviderFault('untrusted', 'the metadata are of somebody else');
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: PATIENCE_MS });
    return { metadata, keys, until: this.#clock.now().getTime() + METADATA_MS };
  }

  /** Where to send the browser. */
  async authorizationUrl({ state, nonce, verifier }: Begun): Promise<string> {
    const { metadata } = await this.#discovered();
    const { S256 } = CodeChallengeMethod;
    const url = this.#client.createAuthorizationURLWithPKCE(metadata.authorization_endpoint, state, S256, verifier, SCOPES);
    url.searchParams.set('nonce', nonce);
    return url.href;
  }

  async #tokens(endpoint: string, { code, verifier }: { code: string; verifier: string }) {
    try {
      return await inTime(this.#client.validateAuthorizationCode(endpoint, code, verifier));
    } catch (error) {
      if (error instanceof ProviderFault) throw error;
      const kind = error instanceof OAuth2RequestError ? 'untrusted' : 'unavailable';
      throw new ProviderFault(kind, 'the code was not exchanged for tokens', error);
    }
  }

  /** The claims of an ID token that this provider has signed, for us, for this sign-in, and not long ago. */
  async #verified(idToken: string, { keys, nonce }: { keys: Known['keys']; nonce: string }): Promise<Claims> {
    const { issuer, clientId } = this.provider;
    const { payload } = await jwtVerify(idToken, keys, {
      issuer,
      audience: clientId,
      algorithms: [...ALGORITHMS],
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      clockTolerance: CLOCK_TOLERANCE,
      currentDate: this.#clock.now(),
    }).catch((error: unknown) => {
      const isAway = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError);
      throw new ProviderFault(isAway ? 'unavailable' : 'untrusted', 'the ID token does not hold', error);
    });
    if (payload['nonce'] !== nonce) throw new ProviderFault('untrusted', 'the ID token is of another sign-in');
    const isForOthers = Array.isArray(payload.aud) && payload.aud.length > 1;
    if ((isForOthers || payload['azp'] !== undefined) && payload['azp'] !== clientId) {
      throw new ProviderFault('untrusted', 'the ID token was made for somebody else');
    }
    return claimsShape.parse(payload);
  }

  /** What the provider tells of the person besides; only about the same person. */
  async #userInfo(endpoint: string, { accessToken, subject }: { accessToken: string; subject: string }): Promise<Claims> {
    const found = claimsShape.safeParse(await fetchJson(endpoint, { Authorization: `Bearer ${accessToken}` }));
    if (!found.success || found.data.sub !== subject) throw new ProviderFault('untrusted', 'the user info is of somebody else');
    return found.data;
  }

  /**
   * Who has signed in.
   * @param iss the issuer that the provider has appended to the callback, where it does so
   * @throws ProviderFault
   */
  async person({ code, iss, nonce, verifier }: Begun & { code: string; iss: string | undefined }): Promise<Claims> {
    const { metadata, keys } = await this.#discovered();
    const mustSay = metadata.authorization_response_iss_parameter_supported;
    if ((iss !== undefined || mustSay) && iss !== metadata.issuer) throw new ProviderFault('untrusted', 'somebody else has answered');
    const tokens = await this.#tokens(metadata.token_endpoint, { code, verifier });
    if (!('id_token' in tokens.data) || typeof tokens.data.id_token !== 'string')
      throw new ProviderFault('untrusted', 'there is no ID token');
    const claims = await this.#verified(tokens.data.id_token, { keys, nonce });
    if (claims.email !== undefined || metadata.userinfo_endpoint === undefined) return claims;
    return this.#userInfo(metadata.userinfo_endpoint, { accessToken: tokens.accessToken(), subject: claims.sub });
  }
}
