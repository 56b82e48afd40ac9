// Formats numbers, money and dates like the engine's own texts, for callers who show quotes.

export { type Formatter, fieldText, formatterFor, type Money, type PluralForms, sentence } from './locales/format.ts';
export { type MoneyFormatter, moneyFormatterFor } from './locales/money-format.ts';
