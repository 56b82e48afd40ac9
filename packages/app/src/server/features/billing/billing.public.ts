// The public interface of billing: the ledger by trip.

export { getLedgerByTrip } from './ledger.ts';
