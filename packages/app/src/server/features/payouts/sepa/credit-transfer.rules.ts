// The SEPA credit transfer file: pain.001.001.09 of ISO 20022, one payment order of one account.

import type { AmountSums } from '@hosted-stay/pricing-core/amounts';
import { create } from 'xmlbuilder2';
import { toSepaText } from './charset.rules.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

export interface Account {
  readonly holder: string;
  readonly iban: string;
  /** Empty if unknown: within SEPA the IBAN is enough. */
  readonly bic: string;
}

export interface Transfer {
  /** The reference that both banks pass on unchanged: `PO-000012`. */
  readonly endToEndId: string;
  /** In euros, with two decimal places. */
  readonly amount: string;
  readonly to: Account;
  readonly remittance: string;
}

export interface CreditTransfer {
  /** Identifies the file, which a bank executes only once. At most 35 characters. */
  readonly messageId: string;
  readonly createdAt: Date;
  readonly executionDate: string;
  readonly from: Account;
  readonly transfers: readonly Transfer[];
}

type Tree = { readonly [name: string]: unknown };

const toNameText = (holder: string, fallback: string) => toSepaText(holder, { max: 70, fallback });
const toAgent = (bic: string): Tree => ({ FinInstnId: bic === '' ? { Othr: { Id: 'NOTPROVIDED' } } : { BICFI: bic } });
const toAccount = (iban: string): Tree => ({ Id: { IBAN: iban } });

/** Omits the creditor's bank if its BIC is unknown; the debtor's is always required. */
function toTransferElement({ endToEndId, amount, to, remittance }: Transfer): Tree {
  return {
    PmtId: { EndToEndId: endToEndId },
    Amt: { InstdAmt: { '@Ccy': 'EUR', '#': amount } },
    ...(to.bic === '' ? {} : { CdtrAgt: toAgent(to.bic) }),
    Cdtr: { Nm: toNameText(to.holder, endToEndId) },
    CdtrAcct: toAccount(to.iban),
    RmtInf: { Ustrd: toSepaText(remittance, { max: 140, fallback: endToEndId }) },
  };
}

/** Writes the file as XML. The same order always gives the same text. `sum` adds amounts in euros exactly. */
export function writeCreditTransfer(order: CreditTransfer, { sum }: Pick<AmountSums, 'sum'>): string {
  const { messageId, createdAt, executionDate, from, transfers } = order;
  const sums = { NbOfTxs: String(transfers.length), CtrlSum: sum(transfers.map(({ amount }) => amount)) };
  const debtor = toNameText(from.holder, 'Debtor');
  const document = {
    GrpHdr: { MsgId: messageId, CreDtTm: `${createdAt.toISOString().slice(0, 19)}Z`, ...sums, InitgPty: { Nm: debtor } },
    PmtInf: {
      PmtInfId: messageId,
      PmtMtd: 'TRF',
      BtchBookg: 'true',
      ...sums,
      PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
      ReqdExctnDt: { Dt: executionDate },
      Dbtr: { Nm: debtor },
      DbtrAcct: toAccount(from.iban),
      DbtrAgt: toAgent(from.bic),
      ChrgBr: 'SLEV',
      CdtTrfTxInf: transfers.map(toTransferElement),
    },
  };
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele(NAMESPACE, 'Document').ele({ CstmrCdtTrfInitn: document });
  return `${root.end({ prettyPrint: true })}\n`;
}
