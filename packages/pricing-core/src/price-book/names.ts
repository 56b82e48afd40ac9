// What a name means: the service category and the pricing type are read from what an administrator typed.

/** What kinds of services there are. */
export const SERVICE_CATEGORIES = ['camp', 'hosting', 'trust_fee', 'transfer', 'horse', 'immersion', 'other'] as const;
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

/** How a line's quantity can be counted. */
export const PRICING_TYPES = ['per_night', 'per_day', 'per_week', 'per_transfer', 'immersion', 'per_trip'] as const;
export type PricingType = (typeof PRICING_TYPES)[number];

/** In the order tried; the first word found decides. */
export const CATEGORY_WORDS: readonly (readonly [word: string, category: ServiceCategory])[] = [
  ['camp', 'camp'],
  ['activity', 'camp'],
  ['hosting', 'hosting'],
  ['trust fee', 'trust_fee'],
  ['transfer', 'transfer'],
  ['horse', 'horse'],
  ['immersion', 'immersion'],
];

/** The category of a service type, from its name: `"Summer camp"` → `camp`. Case does not matter. */
export function serviceCategory(serviceTypeName: string): ServiceCategory {
  const name = serviceTypeName.toLowerCase();
  return CATEGORY_WORDS.find(([word]) => name.includes(word))?.[1] ?? 'other';
}

/** The pricing type a name stands for: `"Per-Night"` → `per_night`. Hyphens and underscores count as spaces. */
export function pricingTypeOf(pricingTypeName: string): PricingType | undefined {
  const key = pricingTypeName
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .replaceAll(' ', '_');
  return PRICING_TYPES.find((type) => type === key);
}
