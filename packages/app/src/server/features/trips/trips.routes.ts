// The endpoints of trips, of offers, and of writing to a family.

import * as billing from '#contract/finance/trip-billing.ts';
import * as cards from '#contract/trips/cardlist.endpoints.ts';
import * as contact from '#contract/trips/contact-family.endpoints.ts';
import * as offers from '#contract/trips/offers.endpoints.ts';
import * as settle from '#contract/trips/settle-trip.endpoints.ts';
import * as transfers from '#contract/trips/transfers.endpoints.ts';
import * as trip from '#contract/trips/trip.endpoints.ts';
import * as trips from '#contract/trips/trips.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import {
  acceptOffer,
  askToWithdraw,
  considerOffer,
  declineOffer,
  leaveWaitingList,
  listOffers,
  makeOffers,
  stepOfferByHand,
} from './answering.service.ts';
import { listHostings, listTripCards } from './cards.service.ts';
import { chooseFamily, listOtherFamilies } from './choose-family.service.ts';
import { contactFamily, readContactFamily } from './contact-family.service.ts';
import { askAboutTrip, moveTrip } from './moving.service.ts';
import { answerPrice } from './price-changes.service.ts';
import { settleTripDifference } from './settle-difference.service.ts';
import { finishTripTask, listTripTasks } from './task-list.service.ts';
import { addTransfer, changeTransfer, readTransfers, removeTransfer } from './transfers.service.ts';
import { exportTrips, findTripFamilies, findTrips, listTrips, readTrip, readTripFacts } from './trips.service.ts';
import { exemptTrip } from './vat.service.ts';
import { createTrip, editTrip, priceTrip } from './writing.service.ts';

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
  ...routes(trips, { findTrips, findTripFamilies, readTripFacts }),
  ...routes(cards, { listTripCards }),
  ...routes(trip, {
    listTrips,
    exportTrips,
    readTrip,
    createTrip,
    editTrip,
    exemptTrip,
    priceTrip,
    moveTrip,
    askAboutTrip,
    listTripTasks,
    finishTripTask,
  }),
  ...routes(settle, { answerPrice, listOtherFamilies, chooseFamily }),
  ...routes({ settleTripDifference: billing.settleTripDifference }, { settleTripDifference }),
  ...routes(transfers, { readTransfers, addTransfer, changeTransfer, removeTransfer }),
  ...routes(offers, answers),
  ...routes(contact, { readContactFamily, contactFamily }),
];
