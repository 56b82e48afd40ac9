// How mail programs begin what they quote, and what they add themselves, in the languages of the product.

/** The beginning of a line that says who wrote what is quoted below, with its end. Each is completed by a date or an address. */
const ATTRIBUTIONS = [
  /^On\b.*\bwrote\s*:$/i,
  /^At\b.*\bwrote\s*:$/i,
  /^Le\b.*\ba écrit\s*:$/i,
  /^El\b.*\bescribi[oó]\s*:$/i,
  /^Il\b.*\bha scritto\s*:$/i,
  /^Am\b.*\bschrieb\b.*:$/i,
  /\b(?:wrote|a écrit|escribió|ha scritto|schrieb)\s*:$/i,
  /(?:のメール|さんは書きました|wrote)\s*[:：]$/,
  /(?:님이 작성|작성|님이 씀|wrote)\s*[:：]$/,
  /(?:写道|寫道)\s*[:：]$/,
  /^\d{4}年\d{1,2}月\d{1,2}日.*<\S+@\S+>\s*[:：]$/,
];

const ADDRESS = /<?[^\s<>]+@[^\s<>]+>?/;
const DATE = /\d{1,4}\s*[./年년-]\s*\d{1,2}|\d{1,2}(?:st|nd|rd|th|\.|er)?\s+\p{L}{3,}|\p{L}{3,}\.?\s+\d{1,2}|\d{1,2}:\d{2}/u;

/** A line that ends an address with a colon and tells a date quotes what follows, in whatever language. */
const ANY_ATTRIBUTION = /<\S+@\S+>\)?[^.!?]{0,20}[:：]$/;

/** The longest attribution; a longer line is what somebody wrote. */
const MAX_ATTRIBUTION = 250;

/** Returns whether a line says who wrote what is quoted below. */
export function isAttribution(line: string): boolean {
  if (line.length > MAX_ATTRIBUTION || !/[:：]$/.test(line)) return false;
  const [hasAddress, hasDate] = [ADDRESS.test(line), DATE.test(line)];
  if (hasDate && ANY_ATTRIBUTION.test(line)) return true;
  return (
    (hasAddress || (hasDate && /\d{4}|\d{2}[/.]\d{2}|\d{1,2}\/\d{1,2}\/\d{2}/.test(line))) &&
    ATTRIBUTIONS.some((pattern) => pattern.test(line))
  );
}

const SEPARATOR_TEXTS = [
  'Original Message',
  'Original E-?mail',
  'Forwarded message',
  "Message d[’']origine",
  'Message original',
  'Message transféré',
  'Mensaje original',
  'Mensaje reenviado',
  'Messaggio originale',
  'Messaggio inoltrato',
  'Ursprüngliche Nachricht',
  'Original-Nachricht',
  'Weitergeleitete Nachricht',
  '元のメッセージ',
  '転送されたメッセージ',
  '원본 메일',
  '원본 메시지',
  '전달된 메시지',
  '原始邮件',
  '原始信息',
  '转发的邮件',
];

const SEPARATOR = new RegExp(`^\\*?[-–—_]{2,}\\s*(?:${SEPARATOR_TEXTS.join('|')})\\s*[-–—_]{2,}\\*?$`, 'i');

/** Returns whether a line begins the message that is answered. */
export function isSeparator(line: string): boolean {
  return SEPARATOR.test(line);
}

const HEADERS = {
  from: ['From', 'De', 'Da', 'Von', '差出人', '보낸 사람', '보낸사람', '发件人', '寄件者'],
  other: [
    ...['Sent', 'Date', 'To', 'Cc', 'Subject', 'Reply-To'],
    ...['Envoyé', 'Date', 'À', 'A', 'Objet'],
    ...['Enviado', 'Enviado el', 'Fecha', 'Para', 'CC', 'Asunto'],
    ...['Inviato', 'Data', 'Oggetto'],
    ...['Gesendet', 'Datum', 'An', 'Betreff'],
    ...['送信日時', '日時', '宛先', '件名'],
    ...['보낸 날짜', '보낸날짜', '날짜', '받는 사람', '받는사람', '제목'],
    ...['发送时间', '日期', '收件人', '主题', '抄送'],
  ],
};

const toHeaderPattern = (names: readonly string[]) => new RegExp(`^[*]?(?:${names.join('|')})\\s*[:：][*]?`, 'i');

const [FROM_HEADER, OTHER_HEADER] = [toHeaderPattern(HEADERS.from), toHeaderPattern(HEADERS.other)];

/** Returns whether lines begin with the headers of a message: who sent it, then at least two others. */
export function isHeaderBlock(lines: readonly string[]): boolean {
  const [first = '', ...next] = lines.map((line) => line.trim()).filter((line) => line !== '');
  return FROM_HEADER.test(first) && next.slice(0, 4).filter((line) => OTHER_HEADER.test(line)).length >= 2;
}

const DEVICE_LINES = [
  /^(?:Sent|Get|Gesendet|Von|Envoyé|Télécharger|Obtenir|Enviado|Obtener|Obtén|Inviato|Scarica|Ottieni)(?=\s).{0,30}\b(?:my|mein(?:em|er)?|mon|mi|dal mio|da|from|from my|depuis|desde|with|mit|avec|con|for|für|pour|para|per)\b.{0,60}(?:iPhone|iPad|Android|Samsung|Galaxy|Huawei|Xiaomi|Pixel|mobile|phone|móvil|Handy|Smartphone|Mobiltelefon|Outlook|Yahoo|Gmail|GMX|WEB\.DE|Proton|Mail|BlackBerry|Mobilgerät|téléphone|cellulare|Tablet)(?!\p{L}).{0,40}$/iu,
  /^(?:Von meinem (?:iPhone|iPad|Mobiltelefon|Smartphone|Handy|Samsung|Huawei|Android)|Diese Nachricht wurde von meinem).{0,60}$/i,
  /^(?:\p{L}+ )?Outlook (?:for|für|pour|para|per) (?:iOS|Android).{0,30}$/iu,
  /^(?:iPhone|iPad|Android)から送信$/,
  /^(?:나의|내) (?:iPhone|iPad|갤럭시|휴대폰).{0,10}에서 보냄$/,
  /^(?:发自|從|来自).{0,6}(?:iPhone|iPad|手机|Outlook|Foxmail|华为|小米|网易邮箱|QQ邮箱).{0,20}$/,
];

/** Returns whether a line is what a mail program adds about the device. */
export function isDeviceLine(line: string): boolean {
  return line.length <= 120 && DEVICE_LINES.some((pattern) => pattern.test(line));
}

const CLOSINGS = [
  /^(?:(?:best|kind|warm|many|kindest|warmest) )*(?:regards|wishes|thanks)(?: and regards)?[,.!]?$/i,
  /^(?:yours (?:sincerely|faithfully|truly)|sincerely|cheers|thank you|all the best|best|take care)[,.!]?$/i,
  /^(?:bien )?cordialement[,.!]?$|^(?:bien à vous|sincères salutations|meilleures salutations|amicalement)[,.!]?$/i,
  /^(?:saludos(?: cordiales)?|un (?:cordial )?saludo|atentamente|un abrazo|muchas gracias)[,.!]?$/i,
  /^(?:(?:cordiali|distinti) saluti|cordialmente|saluti|un caro saluto|grazie)[,.!]?$/i,
  /^(?:(?:mit )?(?:freundlichen|freundliche|herzlichen|herzliche|liebe|viele|beste|vielen) (?:grüße?n?|gruß|dank)|lg|mfg|vg|gruß)[,.!]?$/i,
  /^(?:よろしくお願い(?:いた|致)?します|敬具|以上)[。,]?$/,
  /^(?:감사합니다|안녕히 계세요|드림)[.,]?$/,
  /^(?:此致|敬礼|祝好|谢谢|顺颂商祺)[。,!！]?$/,
];

/** Returns whether a line is how letters close. */
export function isClosing(line: string): boolean {
  return CLOSINGS.some((pattern) => pattern.test(line));
}
