// A page with families, camps and prices in it, published on a server of the demo world, and the secret link to its draft.

import { createArticle, createPreview, publishTexts, saveText } from '#contract/content/drafts.endpoints.ts';
import { signIn } from '#contract/identity/account.endpoints.ts';
import { DEMO_PASSWORD } from '#server/demo/world.ts';
import { TestClient } from '#server/testing/client.ts';

const BODY = [
  { kind: 'text', key: 'text', html: '<p>Stays by the sea.</p>' },
  {
    kind: 'columns',
    key: 'cols',
    columns: ['left', 'right'].map((key) => ({ key, blocks: [{ kind: 'quote', key: `q${key}`, text: key }] })),
  },
  { kind: 'families', key: 'fami', count: 2 },
  { kind: 'camps', key: 'camp', count: 1 },
  { kind: 'fromPrice', key: 'from' },
  { kind: 'calculator', key: 'calc' },
];

/** Publishes the page at `/page/by-the-sea`, and returns the path of its preview. */
export async function publishLiveArticle(origin: string): Promise<string> {
  const editor = new TestClient(origin);
  await editor.ask(signIn, { body: { email: 'editor@demo.test', password: DEMO_PASSWORD } });
  const created = await editor.ask(createArticle, { body: { kind: 'page', title: 'By the sea', slug: 'by-the-sea' } });
  const { id, texts } = created.body;
  const text = { title: 'By the sea', description: 'Stays near beaches.', imageAlt: '', body: BODY, revision: texts[0]?.revision ?? 0 };
  const saved = await editor.ask(saveText, { params: { id, locale: 'en' }, body: text as never });
  const revision = saved.body.texts[0]?.revision ?? 0;
  await editor.ask(publishTexts, { params: { id }, body: { texts: [{ locale: 'en', revision }] } });
  const made = await editor.ask(createPreview, { params: { id }, body: { locale: 'en' } });
  return new URL(made.body.url).pathname;
}
