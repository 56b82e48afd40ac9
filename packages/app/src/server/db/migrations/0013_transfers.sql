CREATE TABLE "trip_transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"trip_id" bigint NOT NULL,
	"direction" text NOT NULL,
	"student_id" bigint,
	"day" date NOT NULL,
	"time" text,
	"place" text DEFAULT '' NOT NULL,
	"carrier_number" text DEFAULT '' NOT NULL,
	"met_by" text,
	"meet_name" text DEFAULT '' NOT NULL,
	"meet_phone" text DEFAULT '' NOT NULL,
	"unaccompanied_minor" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "trip_transfers_once" UNIQUE NULLS NOT DISTINCT("trip_id","direction","student_id"),
	CONSTRAINT "trip_transfers_direction" CHECK ("trip_transfers"."direction" in ('arrival', 'departure')),
	CONSTRAINT "trip_transfers_time" CHECK ("trip_transfers"."time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
ALTER TABLE "trip_transfers" ADD CONSTRAINT "trip_transfers_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_transfers" ADD CONSTRAINT "trip_transfers_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_transfers_student" ON "trip_transfers" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "trip_transfers_place" ON "trip_transfers" USING btree ("place");