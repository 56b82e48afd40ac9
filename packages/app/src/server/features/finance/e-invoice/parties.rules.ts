// Whoever sells and buys, as the norm wants them: the country of an address and the country of a VAT number are told by their letters.

import type { Party } from '@hosted-stay/pricing-react/invoicing';
import { COUNTRY_CODES, findCountryCode } from './countries.rules.ts';
import { group, leaf, type UblElement } from './ubl-xml.rules.ts';

/** What of a party keeps an invoice from being an e-invoice. */
export type PartyError = 'countryMissing' | 'vatNumberMissing' | 'vatNumberForeign';

/** The country that the last line of an address names; null where it names none. */
function findCountryOfAddress({ address }: Pick<Party, 'address'>): string | null {
  return findCountryCode(address.at(-1) ?? '');
}

/** `ie 1234567-FA` is `IE1234567FA`. */
function normalizeVatNumber({ vatNumber }: Pick<Party, 'vatNumber'>): string {
  return vatNumber.replace(/[\s.\-/]/g, '').toUpperCase();
}

/** The letters that VAT numbers begin with: those of countries, Greece's own and Northern Ireland's. */
export function hasCountryPrefix(vatNumber: string): boolean {
  const letters = vatNumber.slice(0, 2);
  return COUNTRY_CODES.has(letters) || letters === 'EL' || letters === 'XI';
}

/** Only whoever sells needs a VAT number. */
export function listPartyErrors(party: Party, role: 'seller' | 'buyer'): PartyError[] {
  const vatNumber = normalizeVatNumber(party);
  return [
    ...(findCountryOfAddress(party) === null ? (['countryMissing'] as const) : []),
    ...(vatNumber === '' && role === 'seller' ? (['vatNumberMissing'] as const) : []),
    ...(vatNumber !== '' && !hasCountryPrefix(vatNumber) ? (['vatNumberForeign'] as const) : []),
  ];
}

/** `75002 Paris` has the postcode in front; what looks otherwise stays together. */
function toCityFields(line: string): (UblElement | null)[] {
  const [, postcode, city] = /^(\d{4,6})\s+(.+)$/.exec(line) ?? [];
  if (city === undefined || postcode === undefined) return [leaf('cbc:CityName', line)];
  return [leaf('cbc:CityName', city), leaf('cbc:PostalZone', postcode)];
}

/** The lines of an address in the fields of the norm: a street, more of it, the city, the country. */
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

/** The scheme of VAT as tax. */
export const toTaxScheme = () => group('cac:TaxScheme', [leaf('cbc:ID', 'VAT')]);

/** A party in the place of its role. */
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
