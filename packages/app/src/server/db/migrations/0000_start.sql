CREATE TABLE "attachments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ref" text NOT NULL,
	"owner_id" bigint,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"alt" text DEFAULT '' NOT NULL,
	"access" text DEFAULT 'private' NOT NULL,
	"subject_type" text,
	"subject_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attachments_ref_unique" UNIQUE("ref"),
	CONSTRAINT "attachments_whole_subject" CHECK (("attachments"."subject_type" is null) = ("attachments"."subject_id" is null)),
	CONSTRAINT "attachments_access" CHECK ("attachments"."access" in ('public', 'private'))
);
--> statement-breakpoint
CREATE TABLE "contact_enquiries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" bigint,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"suspected" boolean DEFAULT false NOT NULL,
	CONSTRAINT "contact_enquiries_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "demo_worlds" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_worlds_only" CHECK ("demo_worlds"."only")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"next" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"business_id" bigint NOT NULL,
	"series" text,
	"sequence" integer,
	"number" text,
	"buyer_id" bigint,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"quote_fingerprint" text,
	"draft" jsonb NOT NULL,
	"document" text,
	"currency" text NOT NULL,
	"link_token" text,
	"total" numeric,
	"paid" numeric DEFAULT '0' NOT NULL,
	"credited" numeric DEFAULT '0' NOT NULL,
	"credits_id" bigint,
	"issue_date" date,
	"due_date" date,
	"created_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"reminded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_link_token_unique" UNIQUE("link_token"),
	CONSTRAINT "invoices_sequence" UNIQUE("series","sequence"),
	CONSTRAINT "invoices_numbered" CHECK (("invoices"."number" is null) = ("invoices"."document" is null) and ("invoices"."number" is null) = ("invoices"."sequence" is null)),
	CONSTRAINT "invoices_drafts" CHECK ("invoices"."state" <> 'draft' or "invoices"."number" is null),
	CONSTRAINT "invoices_credited" CHECK ("invoices"."credited" = 0 or ("invoices"."credited" > 0 and "invoices"."credited" <= "invoices"."total")),
	CONSTRAINT "invoices_credit" CHECK (("invoices"."kind" = 'credit') = ("invoices"."credits_id" is not null)),
	CONSTRAINT "invoices_paid" CHECK ("invoices"."paid" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_allocations" (
	"payment_id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"amount" numeric NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_allocations_payment_id_invoice_id_pk" PRIMARY KEY("payment_id","invoice_id"),
	CONSTRAINT "payment_allocations_amount" CHECK ("payment_allocations"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"business_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	"paid_on" date NOT NULL,
	"payer_name" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"key" text,
	"refunds_id" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payments_key_unique" UNIQUE("key"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_refund" CHECK (("payments"."kind" = 'refund') = ("payments"."refunds_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "host_children" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "host_children_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_family_id" bigint NOT NULL,
	"gender" text NOT NULL,
	"dob" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host_families" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "host_families_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"country_id" bigint NOT NULL,
	"county_id" bigint NOT NULL,
	"parent_guardian_one_first_name" text NOT NULL,
	"parent_guardian_one_last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"address_line_1" text NOT NULL,
	"city_town" text NOT NULL,
	"hosting_types" jsonb NOT NULL,
	"guests_number" integer NOT NULL,
	"bedrooms_number" integer NOT NULL,
	"have_child" boolean NOT NULL,
	"immersion_rate" numeric(10, 2) NOT NULL,
	"found_us_where" text NOT NULL,
	"referral_code" text,
	"business_id" bigint,
	"vetting_state" text DEFAULT 'registered' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "host_families_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "host_families_guests" CHECK ("host_families"."guests_number" between 1 and 5),
	CONSTRAINT "host_families_bedrooms" CHECK ("host_families"."bedrooms_number" between 1 and 5),
	CONSTRAINT "host_families_rate" CHECK ("host_families"."immersion_rate" >= 0)
);
--> statement-breakpoint
CREATE TABLE "host_family_photos" (
	"host_family_id" bigint NOT NULL,
	"ref" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "host_family_photos_host_family_id_position_pk" PRIMARY KEY("host_family_id","position")
);
--> statement-breakpoint
CREATE TABLE "vetting_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vetting_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_family_id" bigint NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_switches" (
	"role" text NOT NULL,
	"capability" text NOT NULL,
	"allowed" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "role_switches_role_capability_pk" PRIMARY KEY("role","capability")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"viewer_id" bigint,
	"viewing_since" timestamp with time zone,
	"kept" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "user_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"timezone" text,
	"avatar_ref" text,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"referral_code" text,
	"email_verified_at" timestamp with time zone,
	"terms_accepted_at" timestamp with time zone,
	"deactivated_at" timestamp with time zone,
	"anonymised_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_recipients" (
	"campaign_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"notification_id" bigint,
	"mail_id" bigint,
	"at" timestamp with time zone,
	CONSTRAINT "campaign_recipients_campaign_id_user_id_pk" PRIMARY KEY("campaign_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"audience" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"by_mail" boolean NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"scheduled_for" timestamp with time zone,
	"timezone" text,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "campaigns_state" CHECK ("campaigns"."state" in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
	CONSTRAINT "campaigns_scheduled" CHECK ("campaigns"."state" not in ('scheduled', 'sending', 'sent') or "campaigns"."scheduled_for" is not null)
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"mail" boolean NOT NULL,
	"opted_out" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"collapse_key" text,
	"count" integer DEFAULT 1 NOT NULL,
	"about_id" bigint,
	"campaign_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "counties" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "counties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"country_id" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "counties_name" UNIQUE("country_id","name")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"hosting" boolean DEFAULT false NOT NULL,
	CONSTRAINT "countries_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "inquiry_sources" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_by" bigint,
	CONSTRAINT "inquiry_sources_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" bigint,
	"viewer_id" bigint,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp with time zone,
	"kept_at" timestamp with time zone,
	"recipient_afterwards" text,
	"message_id" text NOT NULL,
	CONSTRAINT "mails_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claim" text,
	"last_error" text,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"kind" text PRIMARY KEY NOT NULL,
	"period" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_books" (
	"number" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"currency" text NOT NULL,
	"document" text NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" bigint,
	"reason" text NOT NULL,
	"restores" integer,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "price_books_hash" UNIQUE("hash"),
	CONSTRAINT "price_books_number" CHECK ("price_books"."number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"book_number" integer NOT NULL,
	"request" jsonb NOT NULL,
	"document" text NOT NULL,
	"currency" text NOT NULL,
	"total" numeric NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" bigint
);
--> statement-breakpoint
CREATE TABLE "scenarios" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenarios_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"request" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "scenarios_name" UNIQUE("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"county_id" bigint NOT NULL,
	"business_id" bigint,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "activities_name" UNIQUE("county_id","name")
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "businesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"legal_name" text NOT NULL,
	"address_line_1" text NOT NULL,
	"city_town" text NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"country_id" bigint NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"vat_rate" numeric(18, 6) DEFAULT '0.23' NOT NULL,
	"vat_exempt" boolean DEFAULT false NOT NULL,
	"currency_id" bigint NOT NULL,
	"invoice_prefix" text NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "businesses_name" UNIQUE("name"),
	CONSTRAINT "businesses_invoice_prefix" UNIQUE("invoice_prefix"),
	CONSTRAINT "businesses_vat_rate" CHECK ("businesses"."vat_rate" >= 0 and "businesses"."vat_rate" <= 1)
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "currencies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"symbol" text NOT NULL,
	"decimals" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "currencies_code" UNIQUE("code"),
	CONSTRAINT "currencies_decimals" CHECK ("currencies"."decimals" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "discount_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discount_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"trip_type_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"min_quantity" integer DEFAULT 0 NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"code" text,
	"demand_discount" numeric(18, 6) DEFAULT '0' NOT NULL,
	"supply_discount" numeric(18, 6) DEFAULT '0' NOT NULL,
	CONSTRAINT "discount_rules_position" UNIQUE("trip_type_id","position"),
	CONSTRAINT "discount_rules_sizes" CHECK ("discount_rules"."demand_discount" >= 0 and "discount_rules"."supply_discount" >= 0 and "discount_rules"."min_quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pricing_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pricing_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"service_type_id" bigint NOT NULL,
	"pricing_type_id" bigint NOT NULL,
	"trip_type_id" bigint NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"per" text DEFAULT 'student' NOT NULL,
	"default_amount" numeric(18, 6) DEFAULT '0' NOT NULL,
	"customer_commission_amount" numeric(18, 6) DEFAULT '0' NOT NULL,
	"customer_commission_percentage" numeric(18, 6) DEFAULT '0' NOT NULL,
	"provider_commission_amount" numeric(18, 6) DEFAULT '0' NOT NULL,
	"provider_commission_percentage" numeric(18, 6) DEFAULT '0' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pricing_templates_name" UNIQUE("name"),
	CONSTRAINT "pricing_templates_customer" CHECK ("pricing_templates"."customer_commission_percentage" < 100)
);
--> statement-breakpoint
CREATE TABLE "pricing_types" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pricing_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pricing_types_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "pricings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pricings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pricing_template_id" bigint NOT NULL,
	"level" text NOT NULL,
	"priceable_id" bigint NOT NULL,
	"amount" numeric(18, 6) NOT NULL,
	"quantity" integer,
	"required" boolean,
	"customer_commission_amount" numeric(18, 6) DEFAULT '0' NOT NULL,
	"customer_commission_percentage" numeric(18, 6) DEFAULT '0' NOT NULL,
	"provider_commission_amount" numeric(18, 6) DEFAULT '0' NOT NULL,
	"provider_commission_percentage" numeric(18, 6) DEFAULT '0' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pricings_once" UNIQUE("level","priceable_id","pricing_template_id"),
	CONSTRAINT "pricings_amount" CHECK ("pricings"."amount" >= 0),
	CONSTRAINT "pricings_customer" CHECK ("pricings"."customer_commission_percentage" < 100)
);
--> statement-breakpoint
CREATE TABLE "service_types" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"required_by_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "service_types_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "trip_periods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"trip_type_id" bigint,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "trip_periods_name" UNIQUE("name"),
	CONSTRAINT "trip_periods_order" CHECK ("trip_periods"."from_date" <= "trip_periods"."to_date")
);
--> statement-breakpoint
CREATE TABLE "trip_types" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "trip_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100 CACHE 1),
	"name" text NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "trip_types_name" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_enquiries" ADD CONSTRAINT "contact_enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_quote_fingerprint_quotes_fingerprint_fk" FOREIGN KEY ("quote_fingerprint") REFERENCES "public"."quotes"("fingerprint") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_id_invoices_id_fk" FOREIGN KEY ("credits_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunds_id_payments_id_fk" FOREIGN KEY ("refunds_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_children" ADD CONSTRAINT "host_children_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_county_id_counties_id_fk" FOREIGN KEY ("county_id") REFERENCES "public"."counties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_family_photos" ADD CONSTRAINT "host_family_photos_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_family_photos" ADD CONSTRAINT "host_family_photos_ref_attachments_ref_fk" FOREIGN KEY ("ref") REFERENCES "public"."attachments"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_history" ADD CONSTRAINT "vetting_history_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_links" ADD CONSTRAINT "user_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counties" ADD CONSTRAINT "counties_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_books" ADD CONSTRAINT "price_books_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_book_number_price_books_number_fk" FOREIGN KEY ("book_number") REFERENCES "public"."price_books"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenarios" ADD CONSTRAINT "scenarios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_county_id_counties_id_fk" FOREIGN KEY ("county_id") REFERENCES "public"."counties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_rules" ADD CONSTRAINT "discount_rules_trip_type_id_trip_types_id_fk" FOREIGN KEY ("trip_type_id") REFERENCES "public"."trip_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pricing_templates" ADD CONSTRAINT "pricing_templates_service_type_id_service_types_id_fk" FOREIGN KEY ("service_type_id") REFERENCES "public"."service_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pricing_templates" ADD CONSTRAINT "pricing_templates_pricing_type_id_pricing_types_id_fk" FOREIGN KEY ("pricing_type_id") REFERENCES "public"."pricing_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pricing_templates" ADD CONSTRAINT "pricing_templates_trip_type_id_trip_types_id_fk" FOREIGN KEY ("trip_type_id") REFERENCES "public"."trip_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pricings" ADD CONSTRAINT "pricings_pricing_template_id_pricing_templates_id_fk" FOREIGN KEY ("pricing_template_id") REFERENCES "public"."pricing_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_periods" ADD CONSTRAINT "trip_periods_trip_type_id_trip_types_id_fk" FOREIGN KEY ("trip_type_id") REFERENCES "public"."trip_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_owner" ON "attachments" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "attachments_subject" ON "attachments" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "attachments_unused" ON "attachments" USING btree ("created_at") WHERE "attachments"."subject_type" is null;--> statement-breakpoint
CREATE INDEX "contact_enquiries_user" ON "contact_enquiries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_enquiries_at" ON "contact_enquiries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "invoices_buyer" ON "invoices" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "invoices_state" ON "invoices" USING btree ("state","due_date");--> statement-breakpoint
CREATE INDEX "invoices_credits" ON "invoices" USING btree ("credits_id");--> statement-breakpoint
CREATE INDEX "invoices_business" ON "invoices" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "invoices_quote" ON "invoices" USING btree ("quote_fingerprint");--> statement-breakpoint
CREATE INDEX "payment_allocations_invoice" ON "payment_allocations" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payments_refunds" ON "payments" USING btree ("refunds_id");--> statement-breakpoint
CREATE INDEX "payments_paid_on" ON "payments" USING btree ("paid_on");--> statement-breakpoint
CREATE INDEX "payments_business" ON "payments" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "host_children_family" ON "host_children" USING btree ("host_family_id");--> statement-breakpoint
CREATE INDEX "host_families_county" ON "host_families" USING btree ("county_id");--> statement-breakpoint
CREATE INDEX "host_family_photos_ref" ON "host_family_photos" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "vetting_history_family" ON "vetting_history" USING btree ("host_family_id","id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_viewer" ON "sessions" USING btree ("viewer_id");--> statement-breakpoint
CREATE INDEX "sessions_seen" ON "sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "user_identities_user" ON "user_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_links_user" ON "user_links" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_links_open" ON "user_links" USING btree ("user_id","purpose") WHERE "user_links"."used_at" is null;--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("user_id","list",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_default" ON "saved_views" USING btree ("user_id","list") WHERE "saved_views"."is_default";--> statement-breakpoint
CREATE INDEX "campaign_recipients_waiting" ON "campaign_recipients" USING btree ("campaign_id","user_id") WHERE "campaign_recipients"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "campaign_recipients_notification" ON "campaign_recipients" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "notifications_campaign" ON "notifications" USING btree ("campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_collapse" ON "notifications" USING btree ("user_id","collapse_key") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "attempts_resets" ON "attempts" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "mails_at" ON "mails" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree (lower("recipient"));--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."done_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at") WHERE "outbox"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "price_books_effective" ON "price_books" USING btree ("effective_from");--> statement-breakpoint
CREATE INDEX "quotes_book" ON "quotes" USING btree ("book_number");--> statement-breakpoint
CREATE UNIQUE INDEX "businesses_one_default" ON "businesses" USING btree ("is_default") WHERE "businesses"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "currencies_one_default" ON "currencies" USING btree ("is_default") WHERE "currencies"."is_default";--> statement-breakpoint
CREATE INDEX "pricing_templates_service_type" ON "pricing_templates" USING btree ("service_type_id");--> statement-breakpoint
CREATE INDEX "pricing_templates_pricing_type" ON "pricing_templates" USING btree ("pricing_type_id");--> statement-breakpoint
CREATE INDEX "pricing_templates_trip_type" ON "pricing_templates" USING btree ("trip_type_id");--> statement-breakpoint
CREATE INDEX "pricings_template" ON "pricings" USING btree ("pricing_template_id");