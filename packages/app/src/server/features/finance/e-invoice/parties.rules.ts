// Seller and buyer as EN 16931 requires them: countries of addresses and VAT numbers are given by their codes.

import type { Party } from '@hosted-stay/pricing-react/invoicing';
import { COUNTRY_CODES, findCountryCode } from './countries.rules.ts';
import { group, leaf, type UblElement } from './ubl-xml.rules.ts';

/** What keeps a party out of an e-invoice. */
export type PartyError = 'countryMissing' | 'vatNumberMissing' | 'vatNumberForeign';

/** Returns the country in the last line of an address; null if it names none. */
function findCountryOfAddress({ address }: Pick<Party, 'address'>): string | null {
  return findCountryCode(address.at(-1) ?? '');
}

/** Normalizes a VAT number: `ie 1234567-FA` becomes `IE1234567FA`. */
function normalizeVatNumber({ vatNumber }: Pick<Party, 'vatNumber'>): string {
  return vatNumber.replace(/[\s.\-/]/g, '').toUpperCase();
}

/** Returns whether a VAT number starts with a country code, or with that of Greece (EL) or Northern Ireland (XI). */
export function hasCountryPrefix(vatNumber: string): boolean {
  const letters = vatNumber.slice(0, 2);
  return COUNTRY_CODES.has(letters) || letters === 'EL' || letters === 'XI';
}

/** Returns the errors of a party. Only the seller needs a VAT number. */
export function listPartyErrors(party: Party, role: 'seller' | 'buyer'): PartyError[] {
  const vatNumber = normalizeVatNumber(party);
  return [
    ...(findCountryOfAddress(party) === null ? (['countryMissing'] as const) : []),
    ...(vatNumber === '' && role === 'seller' ? (['vatNumberMissing'] as const) : []),
    ...(vatNumber !== '' && !hasCountryPrefix(vatNumber) ? (['vatNumberForeign'] as const) : []),
  ];
}

/** Splits the postcode off, as in `75002 Paris`; keeps any other line as the city. */
function toCityFields(line: string): (UblElement | null)[] {
  const [, postcode, city] = /^(\d{4,6})\s+(.+)$/.exec(line) ?? [];
  if (city === undefined || postcode === undefined) return [leaf('cbc:CityName', line)];
  return [leaf('cbc:CityName', city), leaf('cbc:PostalZone', postcode)];
}

/** Maps the lines of an address to the fields of EN 16931: street, additional street, city, country. */
function toPostalAddress({ address }: Party): UblElement {
  const country = findCountryCode(address.at(-1) ?? '');
  const lines = country === null ? address : address.slice(0, -1);
  const city = lines.length > 1 ? lines.at(-1) : undefined;
  const [street, more, ...rest] = city === undefined ? lines : lines.slice(0, -1);
  return group('cac:PostalAddress', [
    street === undefined ? null : leaf('cbc:StreetName', street),
    more === undefined ? null : leaf('cbc:AdditionalStreetName', more),
    ...(city === undefined ? [] : toCityFields(city)),
    rest.length === 0 ? null : group('cac:AddressLine', [leaf('cbc:Line', rest.join(', '))]),
    country === null ? null : group('cac:Country', [leaf('cbc:IdentificationCode', country)]),
  ]);
}

/** Creates the tax scheme element of VAT. */
export const toTaxScheme = () => group('cac:TaxScheme', [leaf('cbc:ID', 'VAT')]);

/** Creates the element of a party in its role. */
export function toPartyElement(role: 'cac:AccountingSupplierParty' | 'cac:AccountingCustomerParty', party: Party): UblElement {
  const vatNumber = normalizeVatNumber(party);
  return group(role, [
    group('cac:Party', [
      party.email === '' ? null : leaf('cbc:EndpointID', party.email, { schemeID: 'EM' }),
      group('cac:PartyName', [leaf('cbc:Name', party.name)]),
      toPostalAddress(party),
      vatNumber === '' ? null : group('cac:PartyTaxScheme', [leaf('cbc:CompanyID', vatNumber), toTaxScheme()]),
      group('cac:PartyLegalEntity', [leaf('cbc:RegistrationName', party.name)]),
    ]),
  ]);
}
