// The endpoints of booking: the draft, paying for it, the caller's own invoices, and the experience wizard.

import * as booking from '#contract/booking/booking.endpoints.ts';
import * as experience from '#contract/booking/experience.endpoints.ts';
import * as ownInvoices from '#contract/booking/own-invoices.endpoints.ts';
import * as payments from '#contract/booking/payments.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { checkCurrentTrip } from './checking.service.ts';
import { clearCurrentTrip, readCurrentTrip, saveCurrentTrip } from './drafts.service.ts';
import { readTripRequest, sendExperience } from './experience.service.ts';
import { claimExperience, declineExperience, listExperienceClaims } from './experience-claims.service.ts';
import { getIntent } from './ordering.service.ts';
import { listOwnInvoices, payOwnInvoice, readOwnInvoice, readOwnInvoicePdf } from './own-invoices.service.ts';
import { placeBooking, retrievePaymentIntent } from './paying.service.ts';

export const bookingRoutes = [
  ...routes(booking, { readCurrentTrip, saveCurrentTrip, clearCurrentTrip, checkCurrentTrip }),
  ...routes(payments, { getIntent, retrievePaymentIntent, placeBooking }),
  ...routes(ownInvoices, { listOwnInvoices, readOwnInvoice, readOwnInvoicePdf, payOwnInvoice }),
  ...routes(experience, { sendExperience, readTripRequest, listExperienceClaims, claimExperience, declineExperience }),
];
