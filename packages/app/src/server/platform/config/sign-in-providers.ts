// The sign-in providers that the operator configures: any OpenID Connect provider, and Google as a preset.

import * as z from 'zod';

/** Returns true for invalid URLs as well; another check reports those. */
function isSafe(issuer: string): boolean {
  if (!URL.canParse(issuer)) return true;
  const { protocol, hostname, search, hash } = new URL(issuer);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || (protocol === 'http:' && isHere)) && search === '' && hash === '';
}

const text = z.string().trim().min(1, 'must not be empty');

const provider = z.strictObject({
  /** Part of its callback path: `/auth/{name}/callback`. */
  name: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must have 1 to 40 small letters, digits or hyphens'),
  /** The text of its button. */
  label: text.max(40, 'must have at most 40 characters'),
  issuer: z.url('must be an https:// address').refine(isSafe, 'must be an https:// address without query'),
  clientId: text,
  clientSecret: text,
});

export type SignInProvider = Readonly<z.output<typeof provider>>;

const providers = z
  .array(provider)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'two providers have the same name')
  .refine((all) => all.every(({ name }) => name !== 'google'), 'google is set with GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET');

function isJson(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}

/** Schema of the setting: a JSON list, or empty. Faults name the provider and the field. */
export const signInProviders = z.string().transform((json, context): SignInProvider[] => {
  if (json.trim() === '') return [];
  if (!isJson(json)) {
    context.addIssue('must be a JSON list of {name, issuer, clientId, clientSecret, label}');
    return z.NEVER;
  }
  const { data, error } = providers.safeParse(JSON.parse(json));
  for (const { path, message } of error?.issues ?? []) context.addIssue(`${path.length === 0 ? '' : `${path.join('.')} `}${message}`);
  return data ?? z.NEVER;
});

interface ProviderSettings {
  readonly SIGN_IN_PROVIDERS: readonly SignInProvider[];
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly GOOGLE_CLIENT_SECRET?: string | undefined;
}

/** Returns all configured providers, Google first. */
export function listConfiguredProviders({ SIGN_IN_PROVIDERS, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: ProviderSettings): SignInProvider[] {
  if (GOOGLE_CLIENT_ID === undefined || GOOGLE_CLIENT_SECRET === undefined) return [...SIGN_IN_PROVIDERS];
  const google = { name: 'google', label: 'Google', issuer: 'https://accounts.google.com' };
  return [{ ...google, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }, ...SIGN_IN_PROVIDERS];
}
