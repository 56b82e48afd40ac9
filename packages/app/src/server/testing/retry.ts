// Retries requests that are answered with "try again later", as browsers and gateways do.

/** Repeats a request while it is answered with 503; returns the last answer. */
export async function retry<Answer extends { readonly status: number }>(ask: () => Promise<Answer>, tries = 20): Promise<Answer> {
  const answer = await ask();
  return answer.status === 503 && tries > 1 ? retry(ask, tries - 1) : answer;
}
