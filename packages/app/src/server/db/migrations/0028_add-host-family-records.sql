CREATE TABLE "host_calendar_series" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "host_calendar_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_family_id" bigint NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"every" text NOT NULL,
	"until" date,
	"skips" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "host_calendar_series_dates" CHECK ("host_calendar_series"."to_date" >= "host_calendar_series"."from_date"),
	CONSTRAINT "host_calendar_series_every" CHECK ("host_calendar_series"."every" in ('week', 'month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "host_family_adults" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "host_family_adults_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_family_id" bigint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"relation" text DEFAULT '' NOT NULL,
	"dob" date,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host_family_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "host_family_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_family_id" bigint NOT NULL,
	"text" text NOT NULL,
	"by_id" bigint,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host_family_rooms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "host_family_rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_family_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"beds" integer NOT NULL,
	"own_bathroom" boolean DEFAULT false NOT NULL,
	"for_gender" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "host_family_rooms_beds" CHECK ("host_family_rooms"."beds" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "host_family_texts" (
	"host_family_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"source_hash" text NOT NULL,
	"updated_by" bigint,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "host_family_texts_host_family_id_locale_kind_pk" PRIMARY KEY("host_family_id","locale","kind")
);
--> statement-breakpoint
CREATE TABLE "personal_reads" (
	"user_id" bigint NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"part" text NOT NULL,
	"day" date NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "personal_reads_user_id_subject_type_subject_id_part_day_pk" PRIMARY KEY("user_id","subject_type","subject_id","part","day")
);
--> statement-breakpoint
CREATE TABLE "staff_relations" (
	"host_family_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"declared_by" bigint,
	"declared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_relations_host_family_id_user_id_pk" PRIMARY KEY("host_family_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "vetting_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vetting_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_family_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"person" text NOT NULL,
	"status" text NOT NULL,
	"issued_on" date,
	"expires_on" date,
	"summary" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"recorded_by" bigint,
	"recorded_at" timestamp with time zone NOT NULL,
	"told_at_60" timestamp with time zone,
	"told_at_14" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vetting_checks_days" CHECK ("vetting_checks"."expires_on" is null or "vetting_checks"."issued_on" is null or "vetting_checks"."expires_on" >= "vetting_checks"."issued_on")
);
--> statement-breakpoint
CREATE TABLE "vetting_references" (
	"check_id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"relation" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text,
	"asked_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"marks" jsonb,
	"text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vetting_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vetting_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_family_id" bigint NOT NULL,
	"items" jsonb NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"asked_by" bigint,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vetting_visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vetting_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_family_id" bigint NOT NULL,
	"planned_at" timestamp with time zone,
	"visitor_id" bigint,
	"done_on" date,
	"met" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"report" text DEFAULT '' NOT NULL,
	"outcome" text,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vetting_visits_done" CHECK (("vetting_visits"."done_on" is null) = ("vetting_visits"."outcome" is null))
);
--> statement-breakpoint
ALTER TABLE "host_family_photos" DROP CONSTRAINT "host_family_photos_host_family_id_position_pk";--> statement-breakpoint
ALTER TABLE "host_family_photos" ADD CONSTRAINT "host_family_photos_host_family_id_ref_pk" PRIMARY KEY("host_family_id","ref");--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "placeholder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "postcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "pin_source" text;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "area_latitude" double precision;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "area_longitude" double precision;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "story_locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "home_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "smoking" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "languages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "diets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "school_minutes" integer;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "school_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "airport_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "airport_minutes" integer;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "paused_by_id" bigint;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "paused_until" date;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "pause_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "pause_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "coordinator_id" bigint;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "vetting_assignee_id" bigint;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "vetting_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "host_family_photos" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_family_photos" ADD COLUMN "caption" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_family_photos" ADD COLUMN "is_feature" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "host_calendar_blocks" ADD COLUMN "source" text DEFAULT 'family' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_calendar_blocks" ADD COLUMN "series_id" bigint;--> statement-breakpoint
ALTER TABLE "host_calendar_series" ADD CONSTRAINT "host_calendar_series_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_calendar_series" ADD CONSTRAINT "host_calendar_series_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_family_adults" ADD CONSTRAINT "host_family_adults_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_family_notes" ADD CONSTRAINT "host_family_notes_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_family_notes" ADD CONSTRAINT "host_family_notes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_family_rooms" ADD CONSTRAINT "host_family_rooms_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_family_texts" ADD CONSTRAINT "host_family_texts_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_family_texts" ADD CONSTRAINT "host_family_texts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_reads" ADD CONSTRAINT "personal_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_relations" ADD CONSTRAINT "staff_relations_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_relations" ADD CONSTRAINT "staff_relations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_relations" ADD CONSTRAINT "staff_relations_declared_by_users_id_fk" FOREIGN KEY ("declared_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_checks" ADD CONSTRAINT "vetting_checks_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_checks" ADD CONSTRAINT "vetting_checks_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_references" ADD CONSTRAINT "vetting_references_check_id_vetting_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."vetting_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_requests" ADD CONSTRAINT "vetting_requests_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_requests" ADD CONSTRAINT "vetting_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_visits" ADD CONSTRAINT "vetting_visits_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_visits" ADD CONSTRAINT "vetting_visits_visitor_id_users_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_calendar_series_family" ON "host_calendar_series" USING btree ("host_family_id");--> statement-breakpoint
CREATE INDEX "host_family_adults_family" ON "host_family_adults" USING btree ("host_family_id");--> statement-breakpoint
CREATE INDEX "host_family_notes_family" ON "host_family_notes" USING btree ("host_family_id","id");--> statement-breakpoint
CREATE INDEX "host_family_rooms_family" ON "host_family_rooms" USING btree ("host_family_id");--> statement-breakpoint
CREATE INDEX "personal_reads_subject" ON "personal_reads" USING btree ("subject_type","subject_id","last_at");--> statement-breakpoint
CREATE INDEX "staff_relations_user" ON "staff_relations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vetting_checks_family" ON "vetting_checks" USING btree ("host_family_id","kind","id");--> statement-breakpoint
CREATE INDEX "vetting_checks_expiry" ON "vetting_checks" USING btree ("expires_on") WHERE status = 'passed' and expires_on is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "vetting_references_token" ON "vetting_references" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "vetting_references_email" ON "vetting_references" USING btree ("email");--> statement-breakpoint
CREATE INDEX "vetting_requests_family" ON "vetting_requests" USING btree ("host_family_id","id");--> statement-breakpoint
CREATE INDEX "vetting_visits_family" ON "vetting_visits" USING btree ("host_family_id","id");--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_paused_by_id_users_id_fk" FOREIGN KEY ("paused_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_coordinator_id_users_id_fk" FOREIGN KEY ("coordinator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_vetting_assignee_id_users_id_fk" FOREIGN KEY ("vetting_assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_calendar_blocks" ADD CONSTRAINT "host_calendar_blocks_series_id_host_calendar_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."host_calendar_series"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_families_pauses" ON "host_families" USING btree ("paused_until") WHERE "host_families"."paused_until" is not null;--> statement-breakpoint
CREATE INDEX "host_family_photos_order" ON "host_family_photos" USING btree ("host_family_id","position","ref");--> statement-breakpoint
CREATE UNIQUE INDEX "host_calendar_blocks_one_time" ON "host_calendar_blocks" USING btree ("series_id","from_date") WHERE "host_calendar_blocks"."series_id" is not null;--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_pin" CHECK (("host_families"."latitude" is null) = ("host_families"."longitude" is null));--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_degrees" CHECK ("host_families"."latitude" between -90 and 90 and "host_families"."longitude" between -180 and 180);