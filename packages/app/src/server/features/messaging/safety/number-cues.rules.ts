// Words near a number that say what it is: a telephone number, an account, the reference of a booking.

/** What the words before a number announce. */
export type NumberCue = 'phone' | 'bank' | 'messenger' | 'reference';

const PHONE = [
  'phone|\\btel\\b|telef|tfno|\\bcall\\b|\\bring\\b|\\btext\\b|dial|mobile|\\bcell|\\bsms|whats?app|wh.tsapp|landline|reach (?:me|us)',
  'handy|\\bruf|anruf|durchklingel|festnetz|erreich|\\bmobil\\b|natel',
  'appel|joign|portable|\\bgsm|\\bfixe?\\b|courriel|\\btexto',
  'llam|movil|celular|\\bcel\\b|\\bfono\\b|\\bfijo\\b|marque|wasap|\\blada\\b',
  'chiam|cellulare|\\bfisso|ricapito',
  '電話|携帯|ショートメール|ワン切り|でんわ',
  '전화|휴대폰|핸드폰|연락처|문자',
  '电话|手机|座机|短信|联系方式|拨|手機',
].join('|');

/** Words that mean a telephone number unless something else is named. */
const NUMBER = 'number|nummer|\\bnumero|\\bnum\\b|\\bnr\\b|my no\\b|番号|ばんごう|번호|号码|號碼';

const BANK = [
  '\\biban\\b|account (?:number|no)|\\baccount|sort code|routing|\\bcard\\b|transfer (?:it )?to|\\bbic\\b',
  'konto|\\bblz\\b|bankleitzahl|kreditkarte|uberweis',
  '\\brib\\b|virement|carte|\\bcompte\\b',
  '\\bclabe\\b|\\bcbu\\b|cuenta|tarjeta|transfer',
  '\\bconto\\b|bonifico|\\bcarta\\b|postepay|\\babi\\b|\\bcab\\b',
  '口座|普通|銀行|振込|振り込|カード|記号',
  '계좌|은행|입금|송금|카드|농협|토스|뱅크',
  '卡号|账号|账户|户名|银行|汇款|支付宝|帳號|帳戶|建行|工行',
].join('|');

const REFERENCE = [
  'isbn|invoice|\\bvat\\b|membership|quote|booking|reference|\\bref\\b|order|ticket|passport|policy|flight',
  'rechnung|ust-id|angebot|buchung|bestellung|versicherung|ausweis|\\bflug',
  'facture|devis|dossier|reservation|commande|\\bvol\\b|passeport',
  'factura|presupuesto|reserva|pedido|vuelo|pasaporte|localizador',
  'fattura|preventivo|prenotazione|ordine|\\bvolo\\b|passaporto',
  '請求書|見積|予約|注文|便|旅券|청구서|견적서|예약|주문|여권|发票|报价|预订|订单|护照|航班',
].join('|');

const CUES = new RegExp(`(?<bank>${BANK})|(?<reference>${REFERENCE})|(?<messenger>\\bqq\\b)|(?<phone>${PHONE})|(?<number>${NUMBER})`, 'g');
const AFTER =
  /^[\s,.!]*(?:\(?(?:is|'s|ist|sind|es|c'est|e|son)? ?(?:my|mine|our|the|mein|unser|mon|mi|mio|il mio)?\s?(?:phone|mobile|number|handy|nummer|telefon|numero|movil|fisso)|.{0,6}(?:番号|電話|携帯|번호|电话|号码|手机))/;
const REACH = 42;
/** The end of a sentence; after a short word a full stop may belong to an abbreviation: `Tel. 044`. */
const SENTENCE_END = /[!?。！？]|(?<=[a-z]{4})\.\s/;

/** Returns the cue that stands nearest before a place of a normalised text; the word “number” alone gives way to any other. */
export function findCueBefore(text: string, start: number): NumberCue | null {
  let nearest: NumberCue | null = null;
  let isNumber = false;
  const sentence =
    text
      .slice(Math.max(0, start - REACH), start)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  for (const { groups } of sentence.matchAll(CUES)) {
    const name = Object.entries(groups ?? {}).find(([, match]) => match !== undefined)?.[0];
    if (name === 'number') isNumber = true;
    else nearest = name as NumberCue;
  }
  return nearest ?? (isNumber ? 'phone' : null);
}

/** Returns whether the words after a number call it a telephone number. */
export function isCalledPhoneAfter(text: string, end: number): boolean {
  return AFTER.test(text.slice(end, end + REACH));
}
