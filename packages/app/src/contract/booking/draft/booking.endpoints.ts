// Endpoints of the booking in progress: saving it for all devices of the parent, checking it, and starting again.

import { bookingCheck, checkBody, saveDraftBody, savedDraft } from '#contract/booking/booking.shapes.ts';
import { endpoint } from '#contract/platform/endpoint.ts';

export const readCurrentTrip = endpoint({
  method: 'GET',
  path: '/api/booking/current',
  access: 'booking.read',
  summary: 'The booking in progress of the caller, with what is held for it; an empty one where none was begun.',
  answer: savedDraft,
});

export const saveCurrentTrip = endpoint({
  method: 'POST',
  path: '/api/booking/current',
  access: 'booking.place',
  summary: 'Saves the booking in progress, incomplete or wrong as it may be. Where it was saved or booked meanwhile, that is answered.',
  body: saveDraftBody,
  answer: savedDraft,
  refusals: ['changedMeanwhile'],
});

export const clearCurrentTrip = endpoint({
  method: 'DELETE',
  path: '/api/booking/current',
  access: 'booking.place',
  summary: 'Begins anew: the booking in progress is empty, and what was held for it is free. What has been paid stays booked.',
  answer: savedDraft,
});

export const checkCurrentTrip = endpoint({
  method: 'POST',
  path: '/api/booking/check',
  access: 'booking.read',
  summary: 'What is missing or wrong in a booking, field by field, and what it costs; nothing is changed or held.',
  body: checkBody,
  answer: bookingCheck,
  refusals: ['noPriceBook', 'changedMeanwhile'],
  whileViewing: true,
  limit: 'search',
});
