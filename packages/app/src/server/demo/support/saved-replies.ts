// The saved replies of the demo world, in all languages.

import type { Locale } from '#contract/platform/locales.ts';

interface DemoReply {
  readonly name: string;
  readonly texts: Readonly<Record<Locale, string>>;
}

const WELCOME: DemoReply = {
  name: 'Thank you for writing',
  texts: {
    en: 'Hello {{firstName}},\n\nthank you for writing to us. I’ll look into it and get back to you today.\n\n{{agentName}}',
    fr: 'Bonjour {{firstName}},\n\nmerci de nous avoir écrit. Je m’en occupe et vous réponds aujourd’hui.\n\n{{agentName}}',
    es: 'Hola, {{firstName}}:\n\nGracias por escribirnos. Lo miro y le respondo hoy mismo.\n\n{{agentName}}',
    it: 'Buongiorno {{firstName}},\n\ngrazie per averci scritto. Me ne occupo e le rispondo oggi stesso.\n\n{{agentName}}',
    de: 'Hallo {{firstName}},\n\nvielen Dank für Ihre Nachricht. Ich kümmere mich darum und melde mich heute noch bei Ihnen.\n\n{{agentName}}',
    ja: '{{firstName}} 様\n\nお問い合わせありがとうございます。確認のうえ、本日中にご連絡いたします。\n\n{{agentName}}',
    ko: '{{firstName}} 님, 안녕하세요.\n\n문의해 주셔서 감사합니다. 확인한 후 오늘 중으로 답변드리겠습니다.\n\n{{agentName}}',
    zh: '{{firstName}}，您好！\n\n感谢您的来信。我会尽快查看，并在今天回复您。\n\n{{agentName}}',
  },
};

const ARRIVAL: DemoReply = {
  name: 'Arrival details',
  texts: {
    en: 'Hello {{firstName}},\n\n{{studentName}} arrives on {{fromDate}}. Please add the flight number and the time of arrival to the trip, so that the {{familyName}} family knows when to be at the airport.\n\n{{agentName}}',
    fr: 'Bonjour {{firstName}},\n\n{{studentName}} arrive le {{fromDate}}. Merci d’ajouter le numéro de vol et l’heure d’arrivée au séjour, afin que la famille {{familyName}} sache quand venir à l’aéroport.\n\n{{agentName}}',
    es: 'Hola, {{firstName}}:\n\n{{studentName}} llega el {{fromDate}}. Añada el número de vuelo y la hora de llegada a la estancia para que la familia {{familyName}} sepa cuándo ir al aeropuerto.\n\n{{agentName}}',
    it: 'Buongiorno {{firstName}},\n\n{{studentName}} arriva il {{fromDate}}. Aggiunga al soggiorno il numero del volo e l’ora di arrivo, così la famiglia {{familyName}} saprà quando venire in aeroporto.\n\n{{agentName}}',
    de: 'Hallo {{firstName}},\n\n{{studentName}} kommt am {{fromDate}} an. Bitte tragen Sie die Flugnummer und die Ankunftszeit beim Aufenthalt ein, damit Familie {{familyName}} weiß, wann sie am Flughafen sein soll.\n\n{{agentName}}',
    ja: '{{firstName}} 様\n\n{{studentName}} さんは{{fromDate}}に到着予定です。{{familyName}}家が空港へ迎えに行けるよう、便名と到着時刻を滞在情報にご入力ください。\n\n{{agentName}}',
    ko: '{{firstName}} 님, 안녕하세요.\n\n{{studentName}} 학생은 {{fromDate}}에 도착합니다. {{familyName}} 가족이 공항에 마중 나갈 수 있도록 항공편 번호와 도착 시간을 입력해 주세요.\n\n{{agentName}}',
    zh: '{{firstName}}，您好！\n\n{{studentName}} 将于 {{fromDate}} 抵达。请在行程中填写航班号和抵达时间，以便 {{familyName}} 家庭按时到机场接人。\n\n{{agentName}}',
  },
};

const INVOICE: DemoReply = {
  name: 'Where to find an invoice',
  texts: {
    en: 'Hello {{firstName}},\n\nyou’ll find all your invoices under “Invoices”, where you can download and pay them.\n\n{{agentName}}',
    fr: 'Bonjour {{firstName}},\n\nvous trouverez toutes vos factures sous « Factures », où vous pouvez les télécharger et les payer.\n\n{{agentName}}',
    es: 'Hola, {{firstName}}:\n\nEncontrará todas sus facturas en «Facturas», donde puede descargarlas y pagarlas.\n\n{{agentName}}',
    it: 'Buongiorno {{firstName}},\n\ntrova tutte le sue fatture in «Fatture», dove può scaricarle e pagarle.\n\n{{agentName}}',
    de: 'Hallo {{firstName}},\n\nalle Rechnungen finden Sie unter „Rechnungen“. Dort können Sie sie herunterladen und bezahlen.\n\n{{agentName}}',
    ja: '{{firstName}} 様\n\n請求書はすべて「請求書」のページでご覧いただけます。ダウンロードとお支払いもそちらで可能です。\n\n{{agentName}}',
    ko: '{{firstName}} 님, 안녕하세요.\n\n모든 청구서는 “청구서” 메뉴에서 확인하실 수 있으며, 내려받기와 결제도 가능합니다.\n\n{{agentName}}',
    zh: '{{firstName}}，您好！\n\n您可以在“账单”页面查看、下载并支付所有账单。\n\n{{agentName}}',
  },
};

export const DEMO_REPLIES: readonly DemoReply[] = [WELCOME, ARRIVAL, INVOICE];
