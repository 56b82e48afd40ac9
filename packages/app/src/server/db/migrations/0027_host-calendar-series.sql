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
ALTER TABLE "host_calendar_blocks" ADD COLUMN "source" text DEFAULT 'family' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_calendar_blocks" ADD COLUMN "series_id" bigint;--> statement-breakpoint
ALTER TABLE "host_calendar_series" ADD CONSTRAINT "host_calendar_series_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_calendar_series" ADD CONSTRAINT "host_calendar_series_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_calendar_series_family" ON "host_calendar_series" USING btree ("host_family_id");--> statement-breakpoint
ALTER TABLE "host_calendar_blocks" ADD CONSTRAINT "host_calendar_blocks_series_id_host_calendar_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."host_calendar_series"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "host_calendar_blocks_one_time" ON "host_calendar_blocks" USING btree ("series_id","from_date") WHERE "host_calendar_blocks"."series_id" is not null;