// Invoices that stories and tests use: their figures add up.

import type { Invoice, InvoiceLine } from '../src/invoice/invoice.ts';
import type { TestLanguage } from './document-words.ts';

/** Names and words as they stand on an invoice of each language. */
interface LocalNames {
  readonly seller: string;
  readonly buyer: string;
  readonly hostFamily: string;
  readonly nights: string;
  readonly hosting: string;
  readonly extra: string;
  readonly note: string;
}

const LOCAL_NAMES: Readonly<Record<TestLanguage, LocalNames>> = {
  en: {
    seller: 'Hosted Stay Ltd',
    buyer: 'Niamh O’Sullivan',
    hostFamily: 'Murphy family, Galway',
    nights: '14 nights × 2 students',
    hosting: 'Hosting with full board',
    extra: 'Bus pass',
    note: 'Thank you for booking with us.',
  },
  fr: {
    seller: 'Séjours en famille SARL',
    buyer: 'Françoise Lefèvre',
    hostFamily: 'Famille Bérénger, Besançon',
    nights: '14 nuits × 2 élèves',
    hosting: 'Hébergement en pension complète',
    extra: 'Carte de bus',
    note: 'Merci de votre réservation.',
  },
  es: {
    seller: 'Estancias en Familia, S. L.',
    buyer: 'José Núñez Peña',
    hostFamily: 'Familia Ibáñez, Cáceres',
    nights: '14 noches × 2 estudiantes',
    hosting: 'Alojamiento en pensión completa',
    extra: 'Abono de autobús',
    note: 'Gracias por su reserva.',
  },
  it: {
    seller: 'Soggiorni in famiglia S.r.l.',
    buyer: 'Niccolò D’Agostino',
    hostFamily: 'Famiglia Forlì, Perugia',
    nights: '14 notti × 2 studenti',
    hosting: 'Ospitalità in pensione completa',
    extra: 'Abbonamento dell’autobus',
    note: 'Grazie per la prenotazione.',
  },
  de: {
    seller: 'Gastfamilien GmbH',
    buyer: 'Jürgen Weiß',
    hostFamily: 'Familie Müller-Lüdenscheidt, Köln',
    nights: '14 Nächte × 2 Schüler',
    hosting: 'Unterbringung mit Vollpension',
    extra: 'Busfahrkarte',
    note: 'Vielen Dank für Ihre Buchung.',
  },
  ja: {
    seller: '株式会社ホステッドステイ',
    buyer: '髙橋 﨑子',
    hostFamily: '渡邉家（東京都千代田区）',
    nights: '14泊×2名',
    hosting: 'ホームステイ（三食付き）',
    extra: 'バス定期券 №3',
    note: 'ご予約いただき、誠にありがとうございます。',
  },
  ko: {
    seller: '주식회사 호스티드스테이',
    buyer: '김서연',
    hostFamily: '박씨 가족, 서울특별시 마포구',
    nights: '14박 × 학생 2명',
    hosting: '홈스테이(세 끼 식사 포함)',
    extra: '버스 정기권',
    note: '예약해 주셔서 감사합니다.',
  },
  zh: {
    seller: '寄宿家庭有限公司',
    buyer: '张伟',
    hostFamily: '王家（北京市朝阳区）',
    nights: '14 晚 × 2 名学生',
    hosting: '寄宿（含三餐）',
    extra: '公交月票',
    note: '感谢您的预订。',
  },
};

/** A stay, a manual line with VAT, a discount, a deposit and a balance: 2,380 − 119 + 42.55 + 11.50 = 2,315.05. */
export function sampleInvoice(language: TestLanguage = 'en'): Invoice {
  const names = LOCAL_NAMES[language];
  return {
    number: '2026-0042',
    issueDate: '2026-05-04',
    dueDate: '2026-06-20',
    currency: 'EUR',
    seller: { name: names.seller, address: ['12 Quay Street', 'Galway H91 X2F3'], email: 'accounts@example.com', vatNumber: 'IE1234567T' },
    buyer: { name: names.buyer, address: ['1 Main Street', '10115 Berlin'], email: 'parent@example.com', vatNumber: '' },
    reference: 'PO-77',
    stay: { fromDate: '2026-07-04', toDate: '2026-07-18', students: 2, hostFamily: names.hostFamily },
    lines: [quoted({ description: names.hosting, detail: names.hostFamily, quantity: names.nights }), manual(names.extra)],
    totals: {
      subtotal: '2380.00',
      discount: '119.00',
      vatLines: [
        { kind: 'stay', percentage: null, base: null, amount: '42.55' },
        { kind: 'manual', percentage: '23', base: '50.00', amount: '11.50' },
      ],
      vat: '54.05',
      total: '2315.05',
    },
    vatExempt: false,
    vatText: '',
    schedule: [
      { kind: 'deposit', dueDate: '2026-05-18', amount: '463.01' },
      { kind: 'balance', dueDate: '2026-06-20', amount: '1852.04' },
    ],
    paymentDetails: ['IBAN IE29 AIBK 9311 5212 3456 78', 'BIC AIBKIE2D', '2026-0042'],
    notes: names.note,
    quote: { fingerprint: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', bookVersion: '2026.2' },
    language,
  };
}

function quoted(words: { description: string; detail: string; quantity: string }): InvoiceLine {
  return { kind: 'quoted', ...words, unitAmount: null, amount: '2330.00', discount: '119.00', vatPercentage: null };
}

function manual(description: string): InvoiceLine {
  return {
    kind: 'manual',
    description,
    detail: '',
    quantity: '2',
    unitAmount: '25.00',
    amount: '50.00',
    discount: '0.00',
    vatPercentage: '23',
  };
}

/** Thirty quoted lines of 10.00 each and nothing else: two pages. */
export function longInvoice(language: TestLanguage = 'en'): Invoice {
  const invoice = sampleInvoice(language);
  const [first] = invoice.lines;
  const lines = Array.from({ length: 30 }, (_, index): InvoiceLine => {
    const description = `${index + 1}. ${first?.description}`;
    return {
      kind: 'quoted',
      description,
      detail: '',
      quantity: '1',
      unitAmount: null,
      amount: '10.00',
      discount: '0.00',
      vatPercentage: null,
    };
  });
  const vatLines = [{ kind: 'stay', percentage: null, base: null, amount: '0.00' }] as const;
  return {
    ...invoice,
    lines,
    totals: { subtotal: '300.00', discount: '0.00', vatLines, vat: '0.00', total: '300.00' },
    vatExempt: true,
    schedule: [],
  };
}
