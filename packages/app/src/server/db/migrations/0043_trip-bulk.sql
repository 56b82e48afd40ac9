CREATE TABLE "trip_bulk_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_bulk_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" bigint NOT NULL,
	"trip_id" bigint NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shown" text,
	"shown_before" text,
	"fault" jsonb,
	CONSTRAINT "trip_bulk_rows_trip" UNIQUE("run_id","trip_id")
);
--> statement-breakpoint
CREATE TABLE "trip_bulk_runs" (
	"run_id" bigint PRIMARY KEY NOT NULL,
	"source_id" bigint,
	CONSTRAINT "trip_bulk_runs_source_id_unique" UNIQUE("source_id")
);
--> statement-breakpoint
ALTER TABLE "trip_bulk_rows" ADD CONSTRAINT "trip_bulk_rows_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_bulk_rows" ADD CONSTRAINT "trip_bulk_rows_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_bulk_runs" ADD CONSTRAINT "trip_bulk_runs_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_bulk_runs" ADD CONSTRAINT "trip_bulk_runs_source_id_runs_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_bulk_rows_of_trip" ON "trip_bulk_rows" USING btree ("trip_id");