CREATE TABLE "booking_drafts" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"created_by" bigint,
	"document" jsonb NOT NULL,
	"quote_fingerprint" text NOT NULL,
	"business_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"trip_id" bigint,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "booking_orders_amount" CHECK ("booking_orders"."amount" >= 0),
	CONSTRAINT "booking_orders_placed" CHECK (("booking_orders"."state" = 'placed') = ("booking_orders"."trip_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "activity_photos" (
	"activity_id" bigint NOT NULL,
	"ref" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "activity_photos_activity_id_position_pk" PRIMARY KEY("activity_id","position")
);
--> statement-breakpoint
CREATE TABLE "activity_schedules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"activity_id" bigint NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"capacity" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "activity_schedules_once" UNIQUE("activity_id","start_date"),
	CONSTRAINT "activity_schedules_week" CHECK (extract(isodow from "activity_schedules"."start_date") = 1 and "activity_schedules"."end_date" = "activity_schedules"."start_date" + 4),
	CONSTRAINT "activity_schedules_capacity" CHECK ("activity_schedules"."capacity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "camp_places" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "camp_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"schedule_id" bigint NOT NULL,
	"places" integer NOT NULL,
	"trip_id" bigint,
	"order_id" bigint,
	"expires_at" timestamp with time zone,
	"held_at" timestamp with time zone NOT NULL,
	CONSTRAINT "camp_places_trip" UNIQUE("schedule_id","trip_id"),
	CONSTRAINT "camp_places_order" UNIQUE("schedule_id","order_id"),
	CONSTRAINT "camp_places_count" CHECK ("camp_places"."places" > 0),
	CONSTRAINT "camp_places_whose" CHECK (("camp_places"."trip_id" is null) <> ("camp_places"."order_id" is null))
);
--> statement-breakpoint
CREATE TABLE "trip_camps" (
	"trip_id" bigint NOT NULL,
	"schedule_id" bigint NOT NULL,
	"start_date" date NOT NULL,
	"backup_rank" integer,
	CONSTRAINT "trip_camps_trip_id_schedule_id_pk" PRIMARY KEY("trip_id","schedule_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_participants" (
	"conversation_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"last_seen_message_id" bigint,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "conversation_participants_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sid" text NOT NULL,
	"type" text NOT NULL,
	"offer_id" bigint,
	"trip_id" bigint,
	"group_id" bigint,
	"user_id" bigint,
	"name" text DEFAULT '' NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_sid_unique" UNIQUE("sid"),
	CONSTRAINT "conversations_one_subject" CHECK (num_nonnulls("conversations"."offer_id", "conversations"."trip_id", "conversations"."group_id", "conversations"."user_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"sender_id" bigint,
	"message_type" integer NOT NULL,
	"content_type" integer NOT NULL,
	"content" jsonb NOT NULL,
	"local_message_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_once" UNIQUE("sender_id","local_message_id"),
	CONSTRAINT "messages_type" CHECK ("messages"."message_type" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "experience_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "experience_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"user_id" bigint,
	"trip_id" bigint,
	"document" jsonb NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "experience_requests_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "test_gateway_intents" (
	"reference" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"client_secret" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	"refunded" numeric DEFAULT '0' NOT NULL,
	"state" text DEFAULT 'requires_payment' NOT NULL,
	"fault" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "test_gateway_intents_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "test_gateway_intents_amount" CHECK ("test_gateway_intents"."amount" > 0 and "test_gateway_intents"."refunded" between 0 and "test_gateway_intents"."amount")
);
--> statement-breakpoint
CREATE TABLE "host_family_tags" (
	"host_family_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "host_family_tags_host_family_id_tag_id_pk" PRIMARY KEY("host_family_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "host_calendar_blocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "host_calendar_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_family_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"beds" integer,
	"trip_id" bigint,
	"order_id" bigint,
	"expires_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "host_calendar_blocks_dates" CHECK ("host_calendar_blocks"."to_date" >= "host_calendar_blocks"."from_date"),
	CONSTRAINT "host_calendar_blocks_kind" CHECK ("host_calendar_blocks"."kind" in ('own', 'tentative', 'firm')),
	CONSTRAINT "host_calendar_blocks_beds" CHECK (("host_calendar_blocks"."kind" = 'own') = ("host_calendar_blocks"."beds" is null))
);
--> statement-breakpoint
CREATE TABLE "trip_offer_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_offer_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"offer_id" bigint NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trip_offers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"trip_id" bigint NOT NULL,
	"host_family_id" bigint NOT NULL,
	"state" text NOT NULL,
	"to_date" date,
	"rank" integer,
	"asked_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"withdrawal_asked_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "trip_offers_once" UNIQUE("trip_id","host_family_id")
);
--> statement-breakpoint
CREATE TABLE "student_photos" (
	"student_id" bigint NOT NULL,
	"ref" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "student_photos_student_id_position_pk" PRIMARY KEY("student_id","position")
);
--> statement-breakpoint
CREATE TABLE "student_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "student_types_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "locations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"county_id" bigint NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "locations_name" UNIQUE("county_id","name")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "tags_code" UNIQUE("kind","code")
);
--> statement-breakpoint
CREATE TABLE "trip_students" (
	"trip_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "trip_students_trip_id_student_id_pk" PRIMARY KEY("trip_id","student_id"),
	CONSTRAINT "trip_students_position" UNIQUE("trip_id","position")
);
--> statement-breakpoint
CREATE TABLE "trip_tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"trip_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"currency" text,
	"amount" numeric,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "trip_tasks_once" UNIQUE("trip_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "payment_intents" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "payment_intents" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "parent_guardian_two_first_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "parent_guardian_two_last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "location_id" bigint;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "house_rules" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "pets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "welcomes_age_from" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "welcomes_age_to" integer DEFAULT 18 NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "welcomes_genders" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "location_id" bigint;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "type" text DEFAULT 'camp' NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "category_id" bigint;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "gender" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "min_age" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "max_age" integer DEFAULT 18 NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "wishes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "origin" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_drafts" ADD CONSTRAINT "booking_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_orders" ADD CONSTRAINT "booking_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_orders" ADD CONSTRAINT "booking_orders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_orders" ADD CONSTRAINT "booking_orders_quote_fingerprint_quotes_fingerprint_fk" FOREIGN KEY ("quote_fingerprint") REFERENCES "public"."quotes"("fingerprint") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_orders" ADD CONSTRAINT "booking_orders_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_orders" ADD CONSTRAINT "booking_orders_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_photos" ADD CONSTRAINT "activity_photos_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_photos" ADD CONSTRAINT "activity_photos_ref_attachments_ref_fk" FOREIGN KEY ("ref") REFERENCES "public"."attachments"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_schedules" ADD CONSTRAINT "activity_schedules_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "camp_places" ADD CONSTRAINT "camp_places_schedule_id_activity_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."activity_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "camp_places" ADD CONSTRAINT "camp_places_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "camp_places" ADD CONSTRAINT "camp_places_order_id_booking_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_camps" ADD CONSTRAINT "trip_camps_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_camps" ADD CONSTRAINT "trip_camps_schedule_id_activity_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."activity_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_participants" ADD CONSTRAINT "conversation_participants_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_participants" ADD CONSTRAINT "conversation_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_offer_id_trip_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."trip_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_group_id_trip_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."trip_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_requests" ADD CONSTRAINT "experience_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_requests" ADD CONSTRAINT "experience_requests_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_family_tags" ADD CONSTRAINT "host_family_tags_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_family_tags" ADD CONSTRAINT "host_family_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_calendar_blocks" ADD CONSTRAINT "host_calendar_blocks_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_calendar_blocks" ADD CONSTRAINT "host_calendar_blocks_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_calendar_blocks" ADD CONSTRAINT "host_calendar_blocks_order_id_booking_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_calendar_blocks" ADD CONSTRAINT "host_calendar_blocks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_offer_history" ADD CONSTRAINT "trip_offer_history_offer_id_trip_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."trip_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_offer_history" ADD CONSTRAINT "trip_offer_history_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_offers" ADD CONSTRAINT "trip_offers_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_offers" ADD CONSTRAINT "trip_offers_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_offers" ADD CONSTRAINT "trip_offers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_photos" ADD CONSTRAINT "student_photos_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_photos" ADD CONSTRAINT "student_photos_ref_attachments_ref_fk" FOREIGN KEY ("ref") REFERENCES "public"."attachments"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_county_id_counties_id_fk" FOREIGN KEY ("county_id") REFERENCES "public"."counties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_students" ADD CONSTRAINT "trip_students_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_students" ADD CONSTRAINT "trip_students_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_tasks" ADD CONSTRAINT "trip_tasks_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_tasks" ADD CONSTRAINT "trip_tasks_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_orders_one_open" ON "booking_orders" USING btree ("user_id") WHERE "booking_orders"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "booking_orders_trip" ON "booking_orders" USING btree ("trip_id") WHERE "booking_orders"."trip_id" is not null;--> statement-breakpoint
CREATE INDEX "booking_orders_due" ON "booking_orders" USING btree ("expires_at") WHERE "booking_orders"."state" = 'open';--> statement-breakpoint
CREATE INDEX "activity_photos_ref" ON "activity_photos" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "activity_schedules_start" ON "activity_schedules" USING btree ("start_date");--> statement-breakpoint
CREATE INDEX "camp_places_of_trip" ON "camp_places" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "camp_places_of_order" ON "camp_places" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_camps_one_a_week" ON "trip_camps" USING btree ("trip_id","start_date") WHERE "trip_camps"."backup_rank" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "trip_camps_ranks" ON "trip_camps" USING btree ("trip_id","start_date","backup_rank") WHERE "trip_camps"."backup_rank" is not null;--> statement-breakpoint
CREATE INDEX "trip_camps_schedule" ON "trip_camps" USING btree ("schedule_id");--> statement-breakpoint
CREATE INDEX "conversation_participants_user" ON "conversation_participants" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_offer" ON "conversations" USING btree ("offer_id") WHERE "conversations"."offer_id" is not null;--> statement-breakpoint
CREATE INDEX "conversations_trip" ON "conversations" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "conversations_user" ON "conversations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "experience_requests_trip" ON "experience_requests" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "experience_requests_user" ON "experience_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "host_family_tags_tag" ON "host_family_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "host_calendar_blocks_family" ON "host_calendar_blocks" USING btree ("host_family_id","from_date");--> statement-breakpoint
CREATE INDEX "host_calendar_blocks_trip" ON "host_calendar_blocks" USING btree ("trip_id");--> statement-breakpoint
CREATE UNIQUE INDEX "host_calendar_blocks_one_stay" ON "host_calendar_blocks" USING btree ("trip_id") WHERE "host_calendar_blocks"."trip_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "host_calendar_blocks_one_order" ON "host_calendar_blocks" USING btree ("order_id") WHERE "host_calendar_blocks"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "trip_offer_history_offer" ON "trip_offer_history" USING btree ("offer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_offers_one_accepted" ON "trip_offers" USING btree ("trip_id") WHERE "trip_offers"."state" = 'accepted';--> statement-breakpoint
CREATE INDEX "trip_offers_family" ON "trip_offers" USING btree ("host_family_id","state");--> statement-breakpoint
CREATE INDEX "trip_offers_waiting" ON "trip_offers" USING btree ("asked_at") WHERE "trip_offers"."state" = 'awaiting_review';--> statement-breakpoint
CREATE INDEX "student_photos_ref" ON "student_photos" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "locations_county" ON "locations" USING btree ("county_id");--> statement-breakpoint
CREATE INDEX "trip_students_student" ON "trip_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "trip_tasks_open" ON "trip_tasks" USING btree ("created_at") WHERE "trip_tasks"."state" = 'open';--> statement-breakpoint
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_order_id_booking_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_category_id_tags_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_intents_order" ON "payment_intents" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_key" UNIQUE("gateway","idempotency_key");--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_ages" CHECK ("host_families"."welcomes_age_from" between 0 and "host_families"."welcomes_age_to" and "host_families"."welcomes_age_to" <= 18);--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_ages" CHECK ("activities"."min_age" between 0 and "activities"."max_age" and "activities"."max_age" <= 18);