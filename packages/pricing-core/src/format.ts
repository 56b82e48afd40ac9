// How numbers, money and dates are written: for callers who show quotes in the same hand as the engine's own sentences.

export { type Formatter, fieldText, formatterFor, type Money, type PluralForms, sentence } from './locales/format.ts';
export { type MoneyFormatter, moneyFormatterFor } from './locales/money-format.ts';
