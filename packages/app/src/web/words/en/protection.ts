// Why nobody should write or book elsewhere, in English.

export const protection = {
  offPlatform: 'To keep our support and payment protection, never communicate or book outside our website.',
} as const;
