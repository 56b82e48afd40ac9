CREATE TABLE "scouting_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"lead_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scouting_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scouting_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"from_stage" text,
	"to_stage" text,
	"text" text DEFAULT '' NOT NULL,
	"by_id" bigint,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scouting_leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scouting_leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address_line_1" text DEFAULT '' NOT NULL,
	"city_town" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"email_key" text DEFAULT '' NOT NULL,
	"phone_key" text DEFAULT '' NOT NULL,
	"address_key" text DEFAULT '' NOT NULL,
	"county_id" bigint,
	"inquiry_source_id" bigint,
	"campaign" text DEFAULT '' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"stage" text DEFAULT 'lead' NOT NULL,
	"stage_at" timestamp with time zone NOT NULL,
	"assignee_id" bigint,
	"next_follow_up" date,
	"notes" text DEFAULT '' NOT NULL,
	"lost_reason" text DEFAULT '' NOT NULL,
	"invited_at" timestamp with time zone,
	"host_family_id" bigint,
	"created_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "scouting_leads_host_family_id_unique" UNIQUE("host_family_id"),
	CONSTRAINT "scouting_leads_family" CHECK ("scouting_leads"."host_family_id" is null or "scouting_leads"."stage" = 'registered')
);
--> statement-breakpoint
CREATE TABLE "offer_contacts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"offer_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"outcome" text,
	"note" text DEFAULT '' NOT NULL,
	"by_id" bigint,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scouting_codes" ADD CONSTRAINT "scouting_codes_lead_id_scouting_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."scouting_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scouting_events" ADD CONSTRAINT "scouting_events_lead_id_scouting_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."scouting_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scouting_events" ADD CONSTRAINT "scouting_events_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scouting_leads" ADD CONSTRAINT "scouting_leads_county_id_counties_id_fk" FOREIGN KEY ("county_id") REFERENCES "public"."counties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scouting_leads" ADD CONSTRAINT "scouting_leads_inquiry_source_id_inquiry_sources_id_fk" FOREIGN KEY ("inquiry_source_id") REFERENCES "public"."inquiry_sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scouting_leads" ADD CONSTRAINT "scouting_leads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scouting_leads" ADD CONSTRAINT "scouting_leads_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scouting_leads" ADD CONSTRAINT "scouting_leads_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_contacts" ADD CONSTRAINT "offer_contacts_offer_id_trip_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."trip_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_contacts" ADD CONSTRAINT "offer_contacts_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scouting_codes_lead" ON "scouting_codes" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "scouting_events_lead" ON "scouting_events" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "scouting_leads_email" ON "scouting_leads" USING btree ("email_key") WHERE email_key <> '';--> statement-breakpoint
CREATE INDEX "scouting_leads_phone" ON "scouting_leads" USING btree ("phone_key") WHERE phone_key <> '';--> statement-breakpoint
CREATE INDEX "scouting_leads_address" ON "scouting_leads" USING btree ("address_key") WHERE address_key <> '';--> statement-breakpoint
CREATE INDEX "scouting_leads_follow_ups" ON "scouting_leads" USING btree ("next_follow_up") WHERE next_follow_up is not null;--> statement-breakpoint
CREATE INDEX "offer_contacts_offer" ON "offer_contacts" USING btree ("offer_id","id");