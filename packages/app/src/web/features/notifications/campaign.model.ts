// Converts a campaign to form values and back.

import type { Audience, Campaign, CampaignTexts } from '#contract/notifications/campaign.shapes.ts';
import { LOCALES, type Locale } from '#contract/platform/locales.ts';

type Text = CampaignTexts['en'];

/** The form has a text for every language, most of them empty. */
export interface CampaignDraft {
  type: Campaign['type'];
  audience: Audience;
  texts: Record<Locale, Text>;
  byMail: boolean;
}

/** @param userIds the first audience of a new campaign; everyone if there are none */
export function toDraft(campaign: Campaign | null, userIds: readonly number[] = []): CampaignDraft {
  const empty = { title: '', body: '' };
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, campaign?.texts[locale] ?? empty])) as Record<Locale, Text>;
  const chosen = { roles: [], locales: [], userIds: [...userIds] };
  const { type = userIds.length > 0 ? 'targeted' : 'generic', audience = chosen, byMail = false } = campaign ?? {};
  return { type, audience, texts, byMail };
}

/** Returns whether a text has content other than white space. */
export function isWritten(text: { title?: string | null | undefined; body?: string | null | undefined } | null | undefined): boolean {
  return `${text?.title ?? ''}${text?.body ?? ''}`.trim() !== '';
}

/** Returns the request body without empty languages; English is always included, so that validation reports what is missing. */
export function toBody(draft: CampaignDraft): Omit<CampaignDraft, 'texts'> & { texts: CampaignTexts } {
  const written = LOCALES.filter((locale) => locale === 'en' || isWritten(draft.texts[locale]));
  const texts = Object.fromEntries(written.map((locale) => [locale, draft.texts[locale]])) as unknown as CampaignTexts;
  return { ...draft, texts };
}
