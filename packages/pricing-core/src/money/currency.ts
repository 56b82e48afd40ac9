// ISO 4217: which currencies there are and how many minor digits each has. Display and gateway digits live elsewhere.

/** By their first letter, the other two: `E` and `UR` make `EUR`. */
const TWO_DIGITS: Readonly<Record<string, string>> = {
  A: 'ED FN LL MD OA RS UD WG ZN',
  B: 'AM BD DT MD ND OB OV RL SD TN WP YN ZD',
  C: 'AD DF HE HF HW NY OP OU RC UP VE ZK',
  D: 'KK OP ZD',
  E: 'GP RN TB UR',
  F: 'JD KP',
  G: 'BP EL HS IP MD TQ YD',
  H: 'KD NL TG UF',
  I: 'DR LS NR RR',
  J: 'MD',
  K: 'ES GS HR PW YD ZT',
  L: 'AK BP KR RD SL',
  M: 'AD DL GA KD MK NT OP RU UR VR WK XN XV YR ZN',
  N: 'AD GN IO OK PR ZD',
  P: 'AB EN GK HP KR LN',
  Q: 'AR',
  R: 'ON SD UB',
  S: 'AR BD CR DG EK GD HP LE OS RD SP TN VC YP ZL',
  T: 'HB JS MT OP RY TD WD ZS',
  U: 'AH SD SN YU ZS',
  V: 'ED ES',
  W: 'ST',
  X: 'CD CG',
  Y: 'ER',
  Z: 'AR MW WG',
};
const NO_DIGITS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const THREE_DIGITS = 'BHD IQD JOD KWD LYD OMR TND';
const FOUR_DIGITS = 'CLF UYW';

/** Minor digits of a currency by ISO 4217 (`EUR` 2, `JPY` 0, `KWD` 3), or `undefined` when there is no such currency. */
export function minorDigits(currency: string): number | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  const digits = usualDigits(currency);
  return digits !== 2 || TWO_DIGITS[currency.charAt(0)]?.includes(currency.slice(1)) ? digits : undefined;
}

/** The same without asking whether there is such a currency: 2 for whatever is not known to have more or fewer. */
export function usualDigits(currency: string): number {
  if (NO_DIGITS.includes(currency)) return 0;
  if (THREE_DIGITS.includes(currency)) return 3;
  return FOUR_DIGITS.includes(currency) ? 4 : 2;
}
