// Speaks OpenID Connect with one provider: where it is asked, and whether what it answers can be trusted.

import { CodeChallengeMethod, OAuth2Client } from 'arctic';
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

const tokensShape = z.object({ id_token: z.string(), access_token: z.string() });

type Tokens = z.output<typeof tokensShape>;

/** Asks the provider, in time, and nobody whom it would send us to: what is said to it is for it alone. */
async function ask(url: string, { headers = {}, form }: { headers?: Record<string, string>; form?: URLSearchParams } = {}) {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const sent = form === undefined ? {} : { method: 'POST', body: form };
    return await fetch(url, { ...sent, headers: { Accept: 'application/json', ...headers }, redirect: 'error', signal });
  } catch (error) {
    throw new ProviderFault('unavailable', `${url} can not be read`, error);
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new ProviderFault('unavailable', `${response.url} answers ${response.status}`);
  try {
    return await response.json();
  } catch (error) {
    throw new ProviderFault('unavailable', `${response.url} can not be read`, error);
  }
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
  readonly #redirectUri: string;
  readonly #clock: Pick<Clock, 'now'>;
  #known: Promise<Known> | null = null;

  constructor(provider: SignInProvider, { publicUrl, clock }: { publicUrl: string; clock: Pick<Clock, 'now'> }) {
    this.provider = provider;
    this.#redirectUri = `${publicUrl}/auth/${provider.name}/callback`;
    this.#client = new OAuth2Client(provider.clientId, provider.clientSecret, this.#redirectUri);
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
    const found = metadataShape.safeParse(await jsonOf(await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)));
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

  /** Exchanges the code for tokens; the provider is shown the secret that both know. */
  async #tokens(endpoint: string, { code, verifier }: { code: string; verifier: string }): Promise<Tokens> {
    const { clientId, clientSecret } = this.provider;
    const credentials = Buffer.from([clientId, clientSecret].map(encodeURIComponent).join(':')).toString('base64');
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.#redirectUri,
      code_verifier: verifier,
    });
    const response = await ask(endpoint, { headers: { Authorization: `Basic ${credentials}` }, form });
    if (response.status === 400 || response.status === 401) throw new ProviderFault('untrusted', 'the code was not exchanged for tokens');
    const tokens = tokensShape.safeParse(await jsonOf(response));
    if (!tokens.success) throw new ProviderFault('untrusted', 'a token is missing', tokens.error);
    return tokens.data;
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
    const found = claimsShape.safeParse(await jsonOf(await ask(endpoint, { headers: { Authorization: `Bearer ${accessToken}` } })));
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
    const claims = await this.#verified(tokens.id_token, { keys, nonce });
    if (claims.email !== undefined || metadata.userinfo_endpoint === undefined) return claims;
    return this.#userInfo(metadata.userinfo_endpoint, { accessToken: tokens.access_token, subject: claims.sub });
  }
}
