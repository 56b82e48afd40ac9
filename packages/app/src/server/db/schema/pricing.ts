// The draft of the prices, from which price books are made. Published books are in price-books.ts and never change.

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PRICEABLE_LEVELS } from '#contract/pricing/price-levels.ts';
import type { ActivityType } from '#contract/search/activity-types.ts';
import { decimal, identity, moment } from './columns.ts';
import { counties, countries, locations, tags } from './places.ts';

const version = () => integer('version').notNull().default(1);

export const currencies = pgTable(
  'currencies',
  {
    id: identity(),
    /** ISO 4217. */
    code: text('code').notNull(),
    symbol: text('symbol').notNull(),
    decimals: integer('decimals').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [
    unique('currencies_code').on(table.code),
    uniqueIndex('currencies_one_default').on(table.isDefault).where(sql`${table.isDefault}`),
    check('currencies_decimals', sql`${table.decimals} between 0 and 4`),
  ],
);

/** A seller: a legal entity with its currency and VAT rate. */
export const businesses = pgTable(
  'businesses',
  {
    id: identity(),
    name: text('name').notNull(),
    legalName: text('legal_name').notNull(),
    addressLine1: text('address_line_1').notNull(),
    cityTown: text('city_town').notNull(),
    postcode: text('postcode').notNull().default(''),
    countryId: bigint('country_id', { mode: 'number' })
      .notNull()
      .references(() => countries.id),
    vatNumber: text('vat_number').notNull().default(''),
    /** A fraction: 0.23 is 23 %. */
    vatRate: decimal('vat_rate').notNull().default('0.23'),
    vatExempt: boolean('vat_exempt').notNull().default(false),
    currencyId: bigint('currency_id', { mode: 'number' })
      .notNull()
      .references(() => currencies.id),
    /** The prefix of its invoice numbers. */
    invoicePrefix: text('invoice_prefix').notNull(),
    iban: text('iban').notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [
    unique('businesses_name').on(table.name),
    unique('businesses_invoice_prefix').on(table.invoicePrefix),
    uniqueIndex('businesses_one_default').on(table.isDefault).where(sql`${table.isDefault}`),
    check('businesses_vat_rate', sql`${table.vatRate} >= 0 and ${table.vatRate} <= 1`),
  ],
);

export const serviceTypes = pgTable(
  'service_types',
  {
    id: identity(),
    /** The name decides the category of the service. */
    name: text('name').notNull(),
    /** Whether new templates of this service are required. */
    requiredByDefault: boolean('required_by_default').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [unique('service_types_name').on(table.name)],
);

export const pricingTypes = pgTable(
  'pricing_types',
  {
    id: identity(),
    /** The name decides how it counts. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [unique('pricing_types_name').on(table.name)],
);

export const tripTypes = pgTable(
  'trip_types',
  {
    /** Four have a fixed id: immersion 1, base hosting 2, academic 10, internship 11; the others start at 100. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 100 }),
    name: text('name').notNull(),
    active: boolean('active').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [unique('trip_types_name').on(table.name)],
);

export const discountRules = pgTable(
  'discount_rules',
  {
    id: identity(),
    tripTypeId: bigint('trip_type_id', { mode: 'number' })
      .notNull()
      .references(() => tripTypes.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    minQuantity: integer('min_quantity').notNull().default(0),
    /** Applies automatically; otherwise only with its code. */
    required: boolean('required').notNull().default(false),
    code: text('code'),
    /** Percentage points by which the customer's commission falls. */
    demandDiscount: decimal('demand_discount').notNull().default('0'),
    /** Percentage points by which the provider's commission rises. */
    supplyDiscount: decimal('supply_discount').notNull().default('0'),
  },
  (table) => [
    unique('discount_rules_position').on(table.tripTypeId, table.position),
    check('discount_rules_sizes', sql`${table.demandDiscount} >= 0 and ${table.supplyDiscount} >= 0 and ${table.minQuantity} >= 0`),
  ],
);

const commissions = {
  customerCommissionAmount: decimal('customer_commission_amount').notNull().default('0'),
  customerCommissionPercentage: decimal('customer_commission_percentage').notNull().default('0'),
  providerCommissionAmount: decimal('provider_commission_amount').notNull().default('0'),
  providerCommissionPercentage: decimal('provider_commission_percentage').notNull().default('0'),
};

export const pricingTemplates = pgTable(
  'pricing_templates',
  {
    id: identity(),
    name: text('name').notNull(),
    serviceTypeId: bigint('service_type_id', { mode: 'number' })
      .notNull()
      .references(() => serviceTypes.id),
    pricingTypeId: bigint('pricing_type_id', { mode: 'number' })
      .notNull()
      .references(() => pricingTypes.id),
    tripTypeId: bigint('trip_type_id', { mode: 'number' })
      .notNull()
      .references(() => tripTypes.id),
    required: boolean('required').notNull().default(false),
    per: text('per').$type<'student' | 'booking'>().notNull().default('student'),
    /** The initial amount of a new price of this template. */
    defaultAmount: decimal('default_amount').notNull().default('0'),
    ...commissions,
    createdAt: moment('created_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [
    unique('pricing_templates_name').on(table.name),
    index('pricing_templates_service_type').on(table.serviceTypeId),
    index('pricing_templates_pricing_type').on(table.pricingTypeId),
    index('pricing_templates_trip_type').on(table.tripTypeId),
    check('pricing_templates_customer', sql`${table.customerCommissionPercentage} < 100`),
  ],
);

/** The price of a template at one level: for a country, a county, a host family or an activity. */
export const pricings = pgTable(
  'pricings',
  {
    id: identity(),
    pricingTemplateId: bigint('pricing_template_id', { mode: 'number' })
      .notNull()
      .references(() => pricingTemplates.id),
    level: text('level').$type<(typeof PRICEABLE_LEVELS)[number]>().notNull(),
    /** The id of the country, county, family or activity. */
    priceableId: bigint('priceable_id', { mode: 'number' }).notNull(),
    amount: decimal('amount').notNull(),
    quantity: integer('quantity'),
    /** Overrides the template's value; null keeps it. */
    required: boolean('required'),
    ...commissions,
    createdAt: moment('created_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [
    unique('pricings_once').on(table.level, table.priceableId, table.pricingTemplateId),
    index('pricings_template').on(table.pricingTemplateId),
    check('pricings_amount', sql`${table.amount} >= 0`),
    check('pricings_customer', sql`${table.customerCommissionPercentage} < 100`),
  ],
);

/** Named periods of the year, such as a summer season. */
export const tripPeriods = pgTable(
  'trip_periods',
  {
    id: identity(),
    name: text('name').notNull(),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    tripTypeId: bigint('trip_type_id', { mode: 'number' }).references(() => tripTypes.id),
    active: boolean('active').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [unique('trip_periods_name').on(table.name), check('trip_periods_order', sql`${table.fromDate} <= ${table.toDate}`)],
);

/** An activity for children near a family: a camp, lessons, a trip. */
export const activities = pgTable(
  'activities',
  {
    id: identity(),
    name: text('name').notNull(),
    countyId: bigint('county_id', { mode: 'number' })
      .notNull()
      .references(() => counties.id),
    /** The town or district where it takes place. */
    locationId: bigint('location_id', { mode: 'number' }).references(() => locations.id),
    type: text('type').$type<ActivityType>().notNull().default('camp'),
    /** The subject: a tag of the kind `category`. */
    categoryId: bigint('category_id', { mode: 'number' }).references(() => tags.id),
    /** The gender it is for; `any` for everybody. */
    gender: text('gender').$type<'any' | 'female' | 'male'>().notNull().default('any'),
    minAge: integer('min_age').notNull().default(0),
    maxAge: integer('max_age').notNull().default(18),
    description: text('description').notNull().default(''),
    /** The seller; null for the default business. */
    businessId: bigint('business_id', { mode: 'number' }).references(() => businesses.id),
    active: boolean('active').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [
    check('activities_ages', sql`${table.minAge} between 0 and ${table.maxAge} and ${table.maxAge} <= 18`),
    unique('activities_name').on(table.countyId, table.name),
  ],
);
