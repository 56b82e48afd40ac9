// ISO 4217: which currencies there are and how many minor digits each has. Display and gateway digits live elsewhere.

const TWO_DIGITS =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK ' +
  'DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP ' +
  'LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD ' +
  'RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST ' +
  'XCD XCG YER ZAR ZMW ZWG';
const NO_DIGITS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const THREE_DIGITS = 'BHD IQD JOD KWD LYD OMR TND';
const FOUR_DIGITS = 'CLF UYW';

/** Minor digits of a currency by ISO 4217 (`EUR` 2, `JPY` 0, `KWD` 3), or `undefined` when there is no such currency. */
export function minorDigits(currency: string): number | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  const digits = usualDigits(currency);
  return digits !== 2 || TWO_DIGITS.includes(currency) ? digits : undefined;
}

/** The same without asking whether there is such a currency: 2 for whatever is not known to have more or fewer. */
export function usualDigits(currency: string): number {
  if (NO_DIGITS.includes(currency)) return 0;
  if (THREE_DIGITS.includes(currency)) return 3;
  return FOUR_DIGITS.includes(currency) ? 4 : 2;
}
