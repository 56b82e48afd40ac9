// Asking again whoever says that one should come back a little later, as browsers and gateways do.

/** Answers the first answer that is another. */
export async function retry<Answer extends { readonly status: number }>(ask: () => Promise<Answer>, tries = 20): Promise<Answer> {
  const answer = await ask();
  return answer.status === 503 && tries > 1 ? retry(ask, tries - 1) : answer;
}
