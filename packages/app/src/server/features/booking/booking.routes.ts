// The endpoints of booking: the draft, paying for it, the caller's own invoices, and the experience wizard.

import * as payments from '#contract/booking/checkout/payments.endpoints.ts';
import * as booking from '#contract/booking/draft/booking.endpoints.ts';
import * as ownInvoices from '#contract/booking/own-invoices/own-invoices.endpoints.ts';
import * as experience from '#contract/booking/wizard/experience.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { getIntent } from './checkout/checkout.service.ts';
import { placeBooking, retrievePaymentIntent } from './checkout/payment.service.ts';
import { checkCurrentTrip } from './draft/check-booking.service.ts';
import { clearCurrentTrip, getCurrentTrip, saveCurrentTrip } from './draft/drafts.service.ts';
import { getOwnInvoice, getOwnInvoicePdf, listOwnInvoices, payOwnInvoice } from './own-invoices/own-invoices.service.ts';
import { getTripRequest, sendExperience } from './wizard/experience.service.ts';
import { claimExperience, declineExperience, listExperienceClaims } from './wizard/experience-claims.service.ts';

export const bookingRoutes = [
  ...defineRoutes(booking, { readCurrentTrip: getCurrentTrip, saveCurrentTrip, clearCurrentTrip, checkCurrentTrip }),
  ...defineRoutes(payments, { getIntent, retrievePaymentIntent, placeBooking }),
  ...defineRoutes(ownInvoices, { listOwnInvoices, readOwnInvoice: getOwnInvoice, readOwnInvoicePdf: getOwnInvoicePdf, payOwnInvoice }),
  ...defineRoutes(experience, {
    sendExperience,
    readTripRequest: getTripRequest,
    listExperienceClaims,
    claimExperience,
    declineExperience,
  }),
];
