// Figures that people type beside amounts: quantities and percentages, as decimal text.

const QUANTITY = /^\d{1,9}(?:\.\d{1,3})?$/;
const PERCENTAGE = /^\d{1,3}(?:\.\d{1,3})?$/;

/** Digits after the point that a quantity may have. */
export const QUANTITY_DIGITS = 3;

/** More than 0, at most three digits after the point. */
export function isQuantity(text: string): boolean {
  return QUANTITY.test(text) && /[1-9]/.test(text);
}

/** From 0 to 100, at most three digits after the point. */
export function inPercent(text: string): boolean {
  return PERCENTAGE.test(text) && Number(text) <= 100;
}

/** The shortest text of the same value, so that 23 % and 23.0 % are one percentage: `"023.50"` → `"23.5"`. */
export function plainDecimal(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  const digits = fraction.replace(/0+$/, '');
  return whole.replace(/^0+(?=\d)/, '') + (digits && `.${digits}`);
}
