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
ALTER TABLE "host_family_adults" ADD CONSTRAINT "host_family_adults_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_family_notes" ADD CONSTRAINT "host_family_notes_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_family_notes" ADD CONSTRAINT "host_family_notes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_family_rooms" ADD CONSTRAINT "host_family_rooms_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_family_texts" ADD CONSTRAINT "host_family_texts_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_family_texts" ADD CONSTRAINT "host_family_texts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_reads" ADD CONSTRAINT "personal_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_family_adults_family" ON "host_family_adults" USING btree ("host_family_id");--> statement-breakpoint
CREATE INDEX "host_family_notes_family" ON "host_family_notes" USING btree ("host_family_id","id");--> statement-breakpoint
CREATE INDEX "host_family_rooms_family" ON "host_family_rooms" USING btree ("host_family_id");--> statement-breakpoint
CREATE INDEX "personal_reads_subject" ON "personal_reads" USING btree ("subject_type","subject_id","last_at");--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_paused_by_id_users_id_fk" FOREIGN KEY ("paused_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_coordinator_id_users_id_fk" FOREIGN KEY ("coordinator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_families_pauses" ON "host_families" USING btree ("paused_until") WHERE "host_families"."paused_until" is not null;--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_pin" CHECK (("host_families"."latitude" is null) = ("host_families"."longitude" is null));--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_degrees" CHECK ("host_families"."latitude" between -90 and 90 and "host_families"."longitude" between -180 and 180);