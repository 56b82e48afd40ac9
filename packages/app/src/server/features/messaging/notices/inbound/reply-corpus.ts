// Answers by email as mail programs write them, in the languages of the product: the text of each, and what of it somebody wrote.

/** The name of the shape, the email, and what is left of it. */
export type ReplyCase = readonly [name: string, email: string, reply: string];

const US = 'Hosted Stays <no-reply@stays.example>';

const ATTRIBUTIONS: Readonly<Record<string, readonly string[]>> = {
  gmail: [
    `On Mon, Jun 15, 2026 at 11:00 AM ${US} wrote:`,
    `Le lun. 15 juin 2026 à 11:00, ${US} a écrit :`,
    'El lun, 15 jun 2026 a las 11:00, Hosted Stays (<no-reply@stays.example>) escribió:',
    `Il giorno lun 15 giu 2026 alle ore 11:00 ${US} ha scritto:`,
    `Am Mo., 15. Juni 2026 um 11:00 Uhr schrieb ${US}:`,
    `2026年6月15日(月) 11:00 ${US}:`,
    `2026년 6월 15일 (월) 오전 11:00, ${US}님이 작성:`,
    'Hosted Stays <no-reply@stays.example> 于2026年6月15日周一 11:00写道：',
  ],
  appleMail: [
    `On 15 Jun 2026, at 11:00, ${US} wrote:`,
    `Le 15 juin 2026 à 11:00, ${US} a écrit :`,
    `El 15 jun 2026, a las 11:00, ${US} escribió:`,
    `Il giorno 15 giu 2026, alle ore 11:00, ${US} ha scritto:`,
    `Am 15.06.2026 um 11:00 schrieb ${US}:`,
    `2026/06/15 11:00、${US}のメール:`,
    `2026. 6. 15. 오전 11:00, ${US} 작성:`,
    `2026年6月15日 11:00，${US} 写道：`,
  ],
  thunderbird: [
    'On 15/06/2026 11:00, Hosted Stays wrote:',
    'Le 15/06/2026 à 11:00, Hosted Stays a écrit :',
    'El 15/6/26 a las 11:00, Hosted Stays escribió:',
    'Il 15/06/2026 11:00, Hosted Stays ha scritto:',
    'Am 15.06.26 um 11:00 schrieb Hosted Stays:',
  ],
  yahoo: [`On Monday 15 June 2026 at 11:00:00 IST, ${US} wrote:`, `Le lundi 15 juin 2026 à 11:00:00 UTC+2, ${US} a écrit :`],
  proton: [`On Monday, June 15th, 2026 at 11:00, ${US} wrote:`],
  netease: ['At 2026-06-15 11:00:00, "Hosted Stays" <no-reply@stays.example> wrote:'],
};

const OUTLOOK = [
  ['From', 'Sent', 'To', 'Subject'],
  ['De', 'Envoyé', 'À', 'Objet'],
  ['De', 'Enviado el', 'Para', 'Asunto'],
  ['Da', 'Inviato', 'A', 'Oggetto'],
  ['Von', 'Gesendet', 'An', 'Betreff'],
  ['差出人', '送信日時', '宛先', '件名'],
  ['보낸 사람', '보낸 날짜', '받는 사람', '제목'],
  ['发件人', '发送时间', '收件人', '主题'],
] as const;

const SEPARATORS = [
  '-----Original Message-----',
  '-------- Original message --------',
  "-----Message d'origine-----",
  '-----Mensaje original-----',
  '-----Messaggio originale-----',
  '-----Ursprüngliche Nachricht-----',
  '-----元のメッセージ-----',
  '--------- 원본 메일 ---------',
  '------------------ 原始邮件 ------------------',
  '---------- Forwarded message ---------',
];

const DEVICES = [
  'Sent from my iPhone',
  'Sent from my Samsung Galaxy smartphone.',
  'Get Outlook for iOS',
  'Sent from Outlook for Android',
  'Sent from Yahoo Mail for iPhone',
  'Envoyé de mon iPhone',
  'Envoyé depuis mon appareil mobile Samsung.',
  'Enviado desde mi iPhone',
  'Inviato da iPhone',
  'Inviato dal mio dispositivo Samsung Android',
  'Von meinem iPhone gesendet',
  'Gesendet mit der GMX Mail App von meinem Handy',
  'Outlook für iOS beziehen',
  'iPhoneから送信',
  '나의 iPhone에서 보냄',
  '发自我的iPhone',
];

const REPLIES = [
  'Yes, two dogs.',
  'Oui, deux chiens.',
  'Sí, dos perros.',
  'Sì, due cani.',
  'Ja, zwei Hunde.',
  'はい、犬が二匹います。',
  '네, 개 두 마리요.',
  '有，两只狗。',
];

const replyAt = (index: number) => REPLIES[index % REPLIES.length] ?? '';

const outlookBlock = ([from, sent, to, subject]: readonly string[]) =>
  `${from}: ${US}\n${sent}: Monday, June 15, 2026 11:00 AM\n${to}: Orla\n${subject}: New messages: Anna's Trip\n\nHello Orla,\n\nDoes Mia like dogs?`;

const marked = 'Hello Orla,\n\nDoes she like dogs?'
  .split('\n')
  .map((line) => `> ${line}`.trimEnd())
  .join('\n');

const attributed = Object.entries(ATTRIBUTIONS).flatMap(([program, lines]) =>
  lines.map((line, index): ReplyCase => [`${program}: ${line}`, `${replyAt(index)}\n\n${line}\n\n${marked}\n`, replyAt(index)]),
);

const others: readonly ReplyCase[] = [
  ...OUTLOOK.map((names, index): ReplyCase => [`Outlook: ${names[0]}`, `${replyAt(index)}\n\n${outlookBlock(names)}`, replyAt(index)]),
  ...OUTLOOK.map(
    (names, index): ReplyCase => [
      `Outlook on the web: ${names[0]}`,
      `${replyAt(index)}\n________________________________\n${outlookBlock(names)}`,
      replyAt(index),
    ],
  ),
  ...SEPARATORS.map((line, index): ReplyCase => [line, `${replyAt(index)}\n\n${line}\n${outlookBlock(OUTLOOK[0])}`, replyAt(index)]),
  ...DEVICES.map(
    (line, index): ReplyCase => [
      line,
      `${replyAt(index)}\n\n${line}\n\nOn 15 Jun 2026, at 11:00, ${US} wrote:\n\n${marked}`,
      replyAt(index),
    ],
  ),
  ['nothing quoted', 'Yes.\n\nTwo dogs.', 'Yes.\n\nTwo dogs.'],
  ['nothing of its own', `On 15 Jun 2026, at 11:00, ${US} wrote:\n\n${marked}`, ''],
  [
    'an attribution in two lines',
    `Yes.\n\nOn Mon, Jun 15, 2026 at 11:00 AM Hosted Stays\n<no-reply@stays.example> wrote:\n\n${marked}`,
    'Yes.',
  ],
  [
    'an attribution in three lines',
    `Oui.\n\nLe lun. 15 juin 2026 à 11:00,\nHosted Stays\n<no-reply@stays.example> a écrit :\n\n${marked}`,
    'Oui.',
  ],
  ['an attribution without marks below', `Yes.\n\nOn 15 Jun 2026, at 11:00, ${US} wrote:\n\nHello Orla,\n\nDoes Mia like dogs?`, 'Yes.'],
  ['an answer below', `On 15 Jun 2026, at 11:00, ${US} wrote:\n${marked}\n\nYes, she does.\n`, 'Yes, she does.'],
  ['answers between', `On 15 Jun 2026, at 11:00, ${US} wrote:\n> Does she like dogs?\nYes.\n> And cats?\nNo.`, 'Yes.\nNo.'],
  ['an answer above and below', `Hi!\n\nOn 15 Jun 2026, at 11:00, ${US} wrote:\n> Dogs?\n\nYes.`, 'Hi!\n\nYes.'],
  ['quotes in quotes', `Yes.\n\nOn 15 Jun 2026, at 11:00, ${US} wrote:\n> Hi\n>> Older\n> > > Oldest`, 'Yes.'],
  ['a quote without an attribution', '> Does she like dogs?\n\nYes.', 'Yes.'],
  ['a signature', `Yes.\n\n-- \nOrla Byrne\n087 123 4567\nhttps://byrne.example`, 'Yes.'],
  ['a signature without the space', `Yes.\n--\nOrla Byrne`, 'Yes.'],
  ['a signature above the quote', `Yes.\n\n-- \nOrla Byrne\n\nOn 15 Jun 2026, at 11:00, ${US} wrote:\n\n${marked}`, 'Yes.'],
  [
    'details below a closing',
    'Yes.\n\nKind regards,\nOrla Byrne\nByrne Interiors Ltd\n+353 87 123 4567',
    'Yes.\n\nKind regards,\nOrla Byrne',
  ],
  [
    'details below a closing in German',
    'Ja.\n\nMit freundlichen Grüßen\nAnna Weber\nHauptstr. 3\n10115 Berlin',
    'Ja.\n\nMit freundlichen Grüßen\nAnna Weber',
  ],
  [
    'details below a closing in French',
    'Oui.\n\nBien cordialement,\nMarie Petit\n06 12 34 56 78',
    'Oui.\n\nBien cordialement,\nMarie Petit',
  ],
  ['details below a closing in Spanish', 'Sí.\n\nUn saludo,\nAna\nTel. 600 123 456', 'Sí.\n\nUn saludo,\nAna'],
  ['details below a closing in Italian', 'Sì.\n\nCordiali saluti\nLuca\nCell. 333 1234567', 'Sì.\n\nCordiali saluti\nLuca'],
  ['a closing with a name alone', 'Yes.\n\nBest wishes\nOrla', 'Yes.\n\nBest wishes\nOrla'],
  [
    'thanks in the middle',
    'Thanks!\n\nWe will be there at six. Please bring a coat.\nThe train stops at Sligo.',
    'Thanks!\n\nWe will be there at six. Please bring a coat.\nThe train stops at Sligo.',
  ],
  [
    'a line of a person that ends with wrote',
    'This is what her teacher wrote:\n\nMia is allergic to nuts.',
    'This is what her teacher wrote:\n\nMia is allergic to nuts.',
  ],
  ['a list of a person', 'She needs:\n- a desk\n- a lamp\n\nFrom Monday on.', 'She needs:\n- a desk\n- a lamp\n\nFrom Monday on.'],
  ['a line of a person that begins with From', 'From: Dublin\nwe take the bus.', 'From: Dublin\nwe take the bus.'],
  [
    'a date of a person',
    'On Monday at 11:00 we collect her:\nplease wait at the gate.',
    'On Monday at 11:00 we collect her:\nplease wait at the gate.',
  ],
  ['Windows line ends and hard spaces', `Yes.\r\n\r\nLe\u00a015\u00a0juin 2026 à 11:00, ${US} a écrit\u00a0:\r\n\r\n> Hi\r\n`, 'Yes.'],
  ['headers with stars', `Yes.\n\n*From:* ${US}\n*Sent:* Monday\n*To:* Orla\n*Subject:* Hello\n\nHi`, 'Yes.'],
  [
    'a device line of a person stays in the middle',
    'I wrote this.\nSent from my iPhone\nMore to come.',
    'I wrote this.\nSent from my iPhone\nMore to come.',
  ],
  ['empty', '', ''],
  ['only spaces', ' \n\u00a0\n\t', ''],
];

export const TEXT_REPLIES: readonly ReplyCase[] = [...attributed, ...others];

const quotedHtml = '<p>Hello Orla,</p><p>Does Mia like dogs?</p>';

export const HTML_REPLIES: readonly ReplyCase[] = [
  [
    'Gmail',
    `<div dir="ltr">Yes,<br>two dogs.<div><br></div><div>See you!</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, Jun 15, 2026 Hosted Stays wrote:<br></div><blockquote class="gmail_quote">${quotedHtml}</blockquote></div>`,
    'Yes,\ntwo dogs.\n\nSee you!',
  ],
  [
    'Gmail with a signature',
    `<div dir="ltr">Yes.<br clear="all"><div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature">Orla<br>087 123 4567</div></div>`,
    'Yes.',
  ],
  [
    'Outlook on the web',
    `<div style="font-size:12pt">Yes.</div><div id="appendonsend"></div><hr tabindex="-1"><div id="divRplyFwdMsg"><b>From:</b> Hosted Stays<br><b>Sent:</b> Monday<br></div><div>${quotedHtml}</div>`,
    'Yes.',
  ],
  [
    'Outlook at a desk',
    `<html><head><style>p {margin:0}</style></head><body><div class="WordSection1"><p class="MsoNormal">Yes.<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>Von:</b> Hosted Stays &lt;no-reply@stays.example&gt;<br><b>Gesendet:</b> Montag, 15. Juni 2026 11:00<br><b>An:</b> Orla<br><b>Betreff:</b> New messages</p></div></div>${quotedHtml}</div></body></html>`,
    'Yes.',
  ],
  [
    'Apple Mail',
    `<html><body style="overflow-wrap: break-word;">Yes.<div>Two dogs.</div><div><br><blockquote type="cite"><div>On 15 Jun 2026, at 11:00, Hosted Stays &lt;no-reply@stays.example&gt; wrote:</div><br><div>${quotedHtml}</div></blockquote></div></body></html>`,
    'Yes.\nTwo dogs.',
  ],
  [
    'Mail of an iPhone',
    `<html><body dir="auto">Oui.<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">Envoyé de mon iPhone</div><div dir="ltr"><br><blockquote type="cite">Le 15 juin 2026 à 11:00, Hosted Stays &lt;no-reply@stays.example&gt; a écrit :<br><br></blockquote></div><blockquote type="cite">${quotedHtml}</blockquote></body></html>`,
    'Oui.',
  ],
  [
    'Thunderbird',
    `<p>Ja.</p><div class="moz-cite-prefix">Am 15.06.26 um 11:00 schrieb Hosted Stays:<br></div><blockquote type="cite" cite="mid:1">${quotedHtml}</blockquote><pre class="moz-signature">-- Anna</pre>`,
    'Ja.',
  ],
  [
    'Yahoo',
    `<div>Yes.</div><div id="yahoo_quoted_1" class="yahoo_quoted"><div>On Monday, Hosted Stays wrote:</div>${quotedHtml}</div>`,
    'Yes.',
  ],
  [
    'Proton',
    `<div>Yes.</div><div class="protonmail_signature_block"><div>Sent with Proton Mail</div></div><div class="protonmail_quote">On Monday wrote:<blockquote class="protonmail_quote" type="cite">${quotedHtml}</blockquote></div>`,
    'Yes.',
  ],
  [
    'answers between quotes',
    `<blockquote type="cite">Dogs?</blockquote><p>Yes.</p><blockquote type="cite">Cats?</blockquote><p>No.</p>`,
    'Yes.\n\nNo.',
  ],
  [
    'letters and signs that are written out',
    '<p>5 &lt; 6 &amp; 犬&nbsp;が</p><ul><li>one</li><li>two</li></ul>',
    '5 < 6 & 犬 が\n\none\ntwo',
  ],
  ['scripts and styles', '<style>p{}</style><script>alert(1)</script><p>Yes.</p>', 'Yes.'],
];
