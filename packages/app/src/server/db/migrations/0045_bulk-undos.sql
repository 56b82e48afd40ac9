ALTER TABLE "trip_bulk_runs" DROP CONSTRAINT "trip_bulk_runs_source_id_unique";--> statement-breakpoint
CREATE INDEX "trip_bulk_runs_source" ON "trip_bulk_runs" USING btree ("source_id");