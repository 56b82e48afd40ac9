// The routes of trips, offers, and messages to families.

import * as billing from '#contract/finance/invoices/trip-billing.ts';
import * as board from '#contract/trips/board.endpoints.ts';
import * as bulk from '#contract/trips/bulk.endpoints.ts';
import * as cards from '#contract/trips/cardlist.endpoints.ts';
import * as contact from '#contract/trips/contact-family.endpoints.ts';
import * as tripImport from '#contract/trips/import.endpoints.ts';
import * as offers from '#contract/trips/offers.endpoints.ts';
import * as settle from '#contract/trips/settle-trip.endpoints.ts';
import * as sheet from '#contract/trips/sheet.endpoints.ts';
import * as textReports from '#contract/trips/text-reports.endpoints.ts';
import * as tracker from '#contract/trips/tracker.endpoints.ts';
import * as transfers from '#contract/trips/transfers.endpoints.ts';
import * as trip from '#contract/trips/trip.endpoints.ts';
import * as timeline from '#contract/trips/trip-timeline.endpoints.ts';
import * as trips from '#contract/trips/trips.endpoints.ts';
import * as unanswered from '#contract/trips/unanswered.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import * as bulkChanges from './bulk/bulk.service.ts';
import { chooseBulkFamily } from './bulk/choose-bulk-family.service.ts';
import { contactFamily, getContactFamily } from './create/contact-family.service.ts';
import { createTrip, priceTrip, updateTrip } from './create/create-trip.service.ts';
import * as imports from './import/trip-import.service.ts';
import { moveTrip, requestTripChange } from './lifecycle/trip-transitions.service.ts';
import { exemptTripFromVat } from './money/exempt-trip.service.ts';
import { answerPrice } from './money/price-changes.service.ts';
import { settleTripDifference } from './money/settle-difference.service.ts';
import { chooseFamily, listOtherFamilies } from './offers/choose-family.service.ts';
import {
  acceptOffer,
  askToWithdraw,
  considerOffer,
  declineOffer,
  leaveWaitingList,
  listOffers,
  makeOffers,
  stepOfferByHand,
} from './offers/offer-transitions.service.ts';
import { countBoardTrips, listBoardTrips } from './read/board.service.ts';
import { listHostings, listTripCards } from './read/cards.service.ts';
import { readTripTimeline } from './read/trip-timeline.service.ts';
import { exportTrips, findTripFamilies, findTrips, getTrip, getTripFacts, listTrips } from './read/trips.service.ts';
import { saveTripSheetCell, saveTripSheetCells } from './sheet/save-sheet-cells.service.ts';
import { exportTripSheet, readTripSheet } from './sheet/sheet.service.ts';
import { finishTripTask, listTripTasks } from './tasks/task-list.service.ts';
import * as followUps from './tracker/follow-ups.service.ts';
import { exportTrackedTrips, listTrackedTrips, readTrackedTrip } from './tracker/tracker.service.ts';
import { addTransfer, listTransfersOfTrip, removeTransfer, updateTransferOfTrip } from './transfers/transfers.service.ts';
import { listReplacements } from './unanswered/list-replacements.service.ts';
import { remindFamilies } from './unanswered/remind-families.service.ts';
import { replaceUnansweredFamily } from './unanswered/replace-family.service.ts';
import { receiveTextReport } from './unanswered/text-reports.service.ts';
import { exportUnansweredOffers, listUnansweredOffers, logOfferCall, readUnansweredOffer } from './unanswered/unanswered.service.ts';

const answers = {
  acceptOffer,
  askToWithdraw,
  considerOffer,
  declineOffer,
  leaveWaitingList,
  listOffers,
  makeOffers,
  stepOffer: stepOfferByHand,
  listHostings,
};

export const tripRoutes = [
  ...defineRoutes(trips, { findTrips, findTripFamilies, readTripFacts: getTripFacts }),
  ...defineRoutes(cards, { listTripCards }),
  ...defineRoutes(board, { countBoardTrips, listBoardTrips }),
  ...defineRoutes(timeline, { readTripTimeline }),
  ...defineRoutes(trip, {
    listTrips,
    exportTrips,
    readTrip: getTrip,
    createTrip,
    editTrip: updateTrip,
    exemptTrip: exemptTripFromVat,
    priceTrip,
    moveTrip,
    askAboutTrip: requestTripChange,
    listTripTasks,
    finishTripTask,
  }),
  ...defineRoutes(settle, { answerPrice, listOtherFamilies, chooseFamily }),
  ...defineRoutes({ settleTripDifference: billing.settleTripDifference }, { settleTripDifference }),
  ...defineRoutes(transfers, { readTransfers: listTransfersOfTrip, addTransfer, changeTransfer: updateTransferOfTrip, removeTransfer }),
  ...defineRoutes(offers, answers),
  ...defineRoutes(unanswered, {
    ...{ listUnansweredOffers, exportUnansweredOffers, readUnansweredOffer, remindFamilies, logOfferCall },
    ...{ listReplacements, replaceUnansweredFamily },
  }),
  ...defineRoutes(tracker, { listTrackedTrips, exportTrackedTrips, readTrackedTrip, ...followUps }),
  ...defineRoutes(bulk, { ...bulkChanges, chooseBulkFamily }),
  ...defineRoutes(tripImport, imports),
  ...defineRoutes(textReports, { receiveTextReport }),
  ...defineRoutes(sheet, { readTripSheet, exportTripSheet, saveTripSheetCell, saveTripSheetCells }),
  ...defineRoutes(contact, { readContactFamily: getContactFamily, contactFamily }),
];
