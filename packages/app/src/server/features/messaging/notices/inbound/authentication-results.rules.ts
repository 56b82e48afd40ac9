// Reads what a mail server has found out about the sender of an email: the header Authentication-Results of RFC 8601.

/** Removes comments in brackets, which may be nested, and quoted strings: what these hold may be the sender's. */
function removeForeignText(text: string): string {
  let depth = 0;
  let isQuoted = false;
  let isEscaped = false;
  let kept = '';
  for (const sign of text) {
    if (isEscaped) isEscaped = false;
    else if (sign === '\\' && (isQuoted || depth > 0)) isEscaped = true;
    else if (sign === '"' && depth === 0) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) kept += sign;
  }
  return kept;
}

interface MethodResult {
  /** Such as `dkim=pass`. */
  readonly verdict: string;
  /** What was checked, such as `header.d`, with its value. */
  readonly properties: ReadonlyMap<string, string>;
}

function parseResult(text: string): MethodResult {
  const [verdict = '', ...rest] = text
    .replace(/\s*=\s*/g, '=')
    .trim()
    .toLowerCase()
    .split(/\s+/);
  const properties = rest.map((one): [string, string] => {
    const [name = '', ...value] = one.split('=');
    return [name, value.join('=')];
  });
  return { verdict, properties: new Map(properties) };
}

const toDomain = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** Returns whether a domain is the sender's, or one above it. */
function isOfSender(domain: string, senderDomain: string): boolean {
  return domain.includes('.') && (senderDomain === domain || senderDomain.endsWith(`.${domain}`));
}

/** Returns whether a result proves that an email comes from the domain of its sender. */
function isProof({ verdict, properties }: MethodResult, senderDomain: string): boolean {
  const get = (name: string) => toDomain(properties.get(name) ?? '');
  if (verdict === 'dmarc=pass') return get('header.from') === senderDomain;
  if (verdict === 'dkim=pass') return isOfSender(get('header.d') || get('header.i'), senderDomain);
  return verdict === 'spf=pass' && get('smtp.mailfrom') === senderDomain;
}

/**
 * Returns whether a mail server that we trust has found that an email comes from the domain of its sender. Of several headers with its name
 * the first counts, which it has added itself: those below may be the sender's.
 * @param headers the values of all headers of this kind, in their order
 */
export function isAuthenticated(headers: readonly string[], { server, from }: { readonly server: string; readonly from: string }): boolean {
  for (const header of headers) {
    const [id = '', ...results] = removeForeignText(header).split(';');
    if (id.trim().split(/\s+/)[0]?.toLowerCase() !== server.toLowerCase()) continue;
    return results.map(parseResult).some((result) => isProof(result, toDomain(from.toLowerCase())));
  }
  return false;
}
