// A file by which a bank sends money within the SEPA: pain.001.001.09 of ISO 20022, one payment order of one account.

import type { AmountSums } from '@hosted-stay/pricing-core/amounts';
import { create } from 'xmlbuilder2';
import { toSepaText } from './charset.rules.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

export interface Account {
  readonly holder: string;
  readonly iban: string;
  /** Empty where it is not known: within the SEPA the number of the account is enough. */
  readonly bic: string;
}

export interface Transfer {
  /** What both banks hand on unchanged: `PO-000012`. */
  readonly endToEndId: string;
  /** In euros, with two digits after the point. */
  readonly amount: string;
  readonly to: Account;
  readonly remittance: string;
}

export interface CreditTransfer {
  /** Names the file; a bank executes the same one once. At most 35 signs. */
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

/** Where the creditor's bank is not named, it is left out; the debtor's is asked for always. */
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

/** The text of the file. The same order always gives the same text. `sum` adds amounts of euros up, exactly. */
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
