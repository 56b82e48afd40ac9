// The file for the bank: as the standard has it, with exact sums, in letters that every bank takes.

import { type AmountSums, sumsIn } from '@hosted-stay/pricing-core/amounts';
import * as fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, test } from 'vitest';
import { toSepaText } from './charset.rules.ts';
import { type CreditTransfer, type Transfer, writeCreditTransfer } from './credit-transfer.rules.ts';

const NAMES = { p: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' };
const sums = sumsIn('EUR') as AmountSums;
const ORDER: CreditTransfer = {
  messageId: 'PO-20260615-3f2a9c1b',
  createdAt: new Date('2026-06-15T10:00:00Z'),
  executionDate: '2026-06-16',
  from: { holder: 'Hosted Stay Ltd', iban: 'IE29AIBK93115212345678', bic: '' },
  transfers: [
    {
      endToEndId: 'PO-000012',
      amount: '350.00',
      to: { holder: 'Zoë Müller-Łukasz & Söhne', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
      remittance: 'PO-000012 Stays trip 7 2026-07-05 - 2026-07-18',
    },
    { endToEndId: 'PO-000013', amount: '0.10', to: { holder: '田中', iban: 'FR1420041010050500013M02606', bic: '' }, remittance: '謝礼' },
  ],
};

const GOLDEN = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>PO-20260615-3f2a9c1b</MsgId>
      <CreDtTm>2026-06-15T10:00:00Z</CreDtTm>
      <NbOfTxs>2</NbOfTxs>
      <CtrlSum>350.10</CtrlSum>
      <InitgPty>
        <Nm>Hosted Stay Ltd</Nm>
      </InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>PO-20260615-3f2a9c1b</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <BtchBookg>true</BtchBookg>
      <NbOfTxs>2</NbOfTxs>
      <CtrlSum>350.10</CtrlSum>
      <PmtTpInf>
        <SvcLvl>
          <Cd>SEPA</Cd>
        </SvcLvl>
      </PmtTpInf>
      <ReqdExctnDt>
        <Dt>2026-06-16</Dt>
      </ReqdExctnDt>
      <Dbtr>
        <Nm>Hosted Stay Ltd</Nm>
      </Dbtr>
      <DbtrAcct>
        <Id>
          <IBAN>IE29AIBK93115212345678</IBAN>
        </Id>
      </DbtrAcct>
      <DbtrAgt>
        <FinInstnId>
          <Othr>
            <Id>NOTPROVIDED</Id>
          </Othr>
        </FinInstnId>
      </DbtrAgt>
      <ChrgBr>SLEV</ChrgBr>
      <CdtTrfTxInf>
        <PmtId>
          <EndToEndId>PO-000012</EndToEndId>
        </PmtId>
        <Amt>
          <InstdAmt Ccy="EUR">350.00</InstdAmt>
        </Amt>
        <CdtrAgt>
          <FinInstnId>
            <BICFI>COBADEFFXXX</BICFI>
          </FinInstnId>
        </CdtrAgt>
        <Cdtr>
          <Nm>Zoe Muller-Lukasz + Sohne</Nm>
        </Cdtr>
        <CdtrAcct>
          <Id>
            <IBAN>DE89370400440532013000</IBAN>
          </Id>
        </CdtrAcct>
        <RmtInf>
          <Ustrd>PO-000012 Stays trip 7 2026-07-05 - 2026-07-18</Ustrd>
        </RmtInf>
      </CdtTrfTxInf>
      <CdtTrfTxInf>
        <PmtId>
          <EndToEndId>PO-000013</EndToEndId>
        </PmtId>
        <Amt>
          <InstdAmt Ccy="EUR">0.10</InstdAmt>
        </Amt>
        <Cdtr>
          <Nm>PO-000013</Nm>
        </Cdtr>
        <CdtrAcct>
          <Id>
            <IBAN>FR1420041010050500013M02606</IBAN>
          </Id>
        </CdtrAcct>
        <RmtInf>
          <Ustrd>PO-000013</Ustrd>
        </RmtInf>
      </CdtTrfTxInf>
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`;

/** The texts at a path of a file, read by another parser than wrote it. */
function textsAt(xml: string, path: string): string[] {
  const document = XmlDocument.fromString(xml);
  try {
    return document.find(path, NAMES).map((node) => node.content);
  } finally {
    document.dispose();
  }
}

const LETTERS = /^[A-Za-z0-9/\-?:().,'+ ]+$/;

const transfers = fc.array(
  fc.record({
    endToEndId: fc.integer({ min: 1, max: 999_999 }).map((id) => `PO-${String(id).padStart(6, '0')}`),
    cents: fc.bigInt({ min: 1n, max: 99_999_999_999n }),
    holder: fc.string({ unit: 'grapheme', maxLength: 100 }),
    bic: fc.constantFrom('', 'AIBKIE2D'),
    remittance: fc.string({ unit: 'binary', maxLength: 200 }),
  }),
  { minLength: 1, maxLength: 30 },
);

const euros = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

describe('a file for the bank', () => {
  test('is as it always was', () => expect(writeCreditTransfer(ORDER, sums)).toBe(GOLDEN));

  test('has exact sums and counts, one line of each transfer, and plain letters alone, whatever names hold', () =>
    fc.assert(
      fc.property(transfers, (wished) => {
        const to = (holder: string, bic: string) => ({ holder, iban: 'IE29AIBK93115212345678', bic });
        const made: Transfer[] = wished.map(({ endToEndId, cents, holder, bic, remittance }) => {
          return { endToEndId, amount: euros(cents), to: to(holder, bic), remittance };
        });
        const xml = writeCreditTransfer({ ...ORDER, transfers: made }, sums);
        const sum = euros(wished.reduce((total, { cents }) => total + cents, 0n));
        expect(textsAt(xml, '//p:CtrlSum')).toEqual([sum, sum]);
        expect(textsAt(xml, '//p:NbOfTxs')).toEqual([String(made.length), String(made.length)]);
        expect(textsAt(xml, '//p:EndToEndId')).toEqual(made.map(({ endToEndId }) => endToEndId));
        expect(textsAt(xml, '//p:InstdAmt')).toEqual(made.map(({ amount }) => amount));
        const names = textsAt(xml, '//p:Cdtr/p:Nm');
        const told = textsAt(xml, '//p:Ustrd');
        expect([...names, ...told].filter((text) => !LETTERS.test(text))).toEqual([]);
        expect(names.filter(({ length }) => length > 70)).toEqual([]);
        expect(told.filter(({ length }) => length > 140)).toEqual([]);
        expect(textsAt(xml, '//p:BICFI')).toHaveLength(wished.filter(({ bic }) => bic !== '').length);
      }),
      { numRuns: 60 },
    ));
});

describe('a text for the bank', () => {
  test.each([
    ['José Ñáñez Ærø', 'Jose Nanez AEro'],
    ['Straße 5; Haus [B]', 'Strasse 5, Haus (B)'],
    ['/a//b/', 'a/b'],
    ['田中 Yuki', 'Yuki'],
    ['Αθήνα', 'none'],
    ['...', 'none'],
    ['Ａnn', 'Ann'],
  ])('%j becomes %j', (text, plain) => expect(toSepaText(text, { max: 70, fallback: 'none' })).toBe(plain));
});
