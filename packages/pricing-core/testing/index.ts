// Generators and builders for tests against the engine. Needs fast-check, an optional peer dependency.

export { priceBookArbitrary } from './book-arbitrary.ts';
export {
  aPriceBook,
  aRequest,
  type BookParts,
  type PriceParts,
  priceBookInput,
  STANDARD,
  serviceTypeId,
  type TemplateName,
  templateId,
} from './builders.ts';
export { amountArbitrary, customerPercentageArbitrary, percentageArbitrary } from './decimal-arbitrary.ts';
export { damagedArbitrary, hostileInputArbitrary } from './hostile-arbitrary.ts';
export { quoteRequestArbitrary, type ValidStay, validRequestArbitrary, validStayArbitrary } from './request-arbitrary.ts';
