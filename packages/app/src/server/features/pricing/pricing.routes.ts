// The endpoints of the price configuration.

import * as bookingChoices from '#contract/booking/draft/choices.endpoints.ts';
import * as businesses from '#contract/pricing/businesses.endpoints.ts';
import * as catalogue from '#contract/pricing/catalogue.endpoints.ts';
import * as configuration from '#contract/pricing/configuration.endpoints.ts';
import * as priceBooks from '#contract/pricing/price-books.endpoints.ts';
import * as quotes from '#contract/pricing/quotes.endpoints.ts';
import * as scenarios from '#contract/pricing/scenarios.endpoints.ts';
import * as sellerTaxes from '#contract/pricing/seller-taxes.endpoints.ts';
import * as templates from '#contract/pricing/templates.endpoints.ts';
import * as tripTypes from '#contract/pricing/trip-types.endpoints.ts';
import { defineRoutes, type Route } from '#server/platform/http/routes.ts';
import { businessCases } from './configuration/businesses.service.ts';
import { currencyCases, pricingTypeCases, serviceTypeCases } from './configuration/configuration.service.ts';
import { tripPeriodCases } from './configuration/trip-periods.service.ts';
import { activateTripType, tripTypeCases } from './configuration/trip-types.service.ts';
import { readDraft, readDraftFile } from './price-books/draft.service.ts';
import {
  listPriceBooks,
  publishPriceBook,
  readPriceBook,
  readPriceBookFile,
  restorePriceBook,
  withdrawPriceBook,
} from './price-books/price-books.service.ts';
import { importPrices } from './price-import/price-import.service.ts';
import { readPriceSheet, saveManyPricings } from './prices/price-sheet.service.ts';
import { exportPricings, listEffectivePrices, listPriceables, pricingCases } from './prices/pricings.service.ts';
import { templateCases } from './prices/templates.service.ts';
import { readBookOfQuote } from './quotes/book-of-quote.service.ts';
import { readBookingChoices } from './quotes/booking-choices.service.ts';
import { readCatalogue } from './quotes/catalogue.service.ts';
import { keepQuote, makeQuote, readBookInForce, readQuote } from './quotes/quotes.service.ts';
import { changeScenario, deleteScenario, listScenarios, saveScenario } from './scenarios/scenarios.service.ts';
import { listSellerTaxes } from './seller-tax/seller-taxes.service.ts';

export const pricingRoutes: readonly Route[] = [
  ...defineRoutes(configuration, {
    listCurrencies: (call, { query }) => currencyCases.page(call, query),
    createCurrency: (call, { body }) => currencyCases.create(call, body),
    editCurrency: (call, { body }) => currencyCases.edit(call, body),
    deleteCurrency: (call, { params }) => currencyCases.remove(call, params.id),
    listServiceTypes: (call, { query }) => serviceTypeCases.page(call, query),
    createServiceType: (call, { body }) => serviceTypeCases.create(call, body),
    editServiceType: (call, { body }) => serviceTypeCases.edit(call, body),
    deleteServiceType: (call, { params }) => serviceTypeCases.remove(call, params.id),
    listPricingTypes: (call, { query }) => pricingTypeCases.page(call, query),
    createPricingType: (call, { body }) => pricingTypeCases.create(call, body),
    editPricingType: (call, { body }) => pricingTypeCases.edit(call, body),
    deletePricingType: (call, { params }) => pricingTypeCases.remove(call, params.id),
  }),
  ...defineRoutes(tripTypes, {
    listTripTypes: (call, { query }) => tripTypeCases.page(call, query),
    createTripType: (call, { body }) => tripTypeCases.create(call, body),
    editTripType: (call, { body }) => tripTypeCases.edit(call, body),
    deleteTripType: (call, { params }) => tripTypeCases.remove(call, params.id),
    activateTripType: (call, { params }) => activateTripType(call, params.id),
    listTripPeriods: (call, { query }) => tripPeriodCases.page(call, query),
    readTripPeriod: (call, { params }) => tripPeriodCases.read(call, params.id),
    createTripPeriod: (call, { body }) => tripPeriodCases.create(call, body),
    editTripPeriod: (call, { body }) => tripPeriodCases.edit(call, body),
    deleteTripPeriod: (call, { params }) => tripPeriodCases.remove(call, params.id),
  }),
  ...defineRoutes(templates, {
    listTemplates: (call, { query }) => templateCases.page(call, query),
    createTemplate: (call, { body }) => templateCases.create(call, body),
    editTemplate: (call, { body }) => templateCases.edit(call, body),
    deleteTemplate: (call, { params }) => templateCases.remove(call, params.id),
    listPriceables,
    listEffectivePrices,
    listPricings: (call, { query }) => pricingCases.page(call, query),
    exportPricings,
    createPricing: (call, { body }) => pricingCases.create(call, body),
    editPricing: (call, { body }) => pricingCases.edit(call, body),
    deletePricing: (call, { params }) => pricingCases.remove(call, params.id),
    readPriceSheet: (call, { query }) => readPriceSheet(call, query.level),
    saveManyPricings: (call, { body }) => saveManyPricings(call, body),
  }),
  ...defineRoutes(businesses, {
    listBusinesses: (call, { query }) => businessCases.page(call, query),
    createBusiness: (call, { body }) => businessCases.create(call, body),
    editBusiness: (call, { body }) => businessCases.edit(call, body),
    deleteBusiness: (call, { params }) => businessCases.remove(call, params.id),
  }),
  ...defineRoutes(priceBooks, {
    importPrices,
    listPriceBooks,
    publishPriceBook,
    readDraft,
    readDraftFile,
    readPriceBook,
    readPriceBookFile,
    restorePriceBook,
    withdrawPriceBook,
  }),
  ...defineRoutes(quotes, { keepQuote, makeQuote, readBookInForce, readBookOfQuote, readQuote }),
  ...defineRoutes(sellerTaxes, { listSellerTaxes }),
  ...defineRoutes(catalogue, { readCatalogue }),
  ...defineRoutes(bookingChoices, { readBookingChoices }),
  ...defineRoutes(scenarios, { changeScenario, deleteScenario, listScenarios, saveScenario }),
];
