ALTER TABLE "trip_bulk_rows" ALTER COLUMN "trip_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_bulk_rows" ADD COLUMN "line" integer;--> statement-breakpoint
ALTER TABLE "trip_bulk_rows" ADD COLUMN "cells" jsonb;--> statement-breakpoint
ALTER TABLE "trip_bulk_rows" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_bulk_rows" ADD COLUMN "student_key" text;--> statement-breakpoint
ALTER TABLE "trip_bulk_rows" ADD COLUMN "made" jsonb;--> statement-breakpoint
ALTER TABLE "trip_bulk_rows" ADD CONSTRAINT "trip_bulk_rows_line" UNIQUE("run_id","line");--> statement-breakpoint
ALTER TABLE "trip_bulk_rows" ADD CONSTRAINT "trip_bulk_rows_what" CHECK ("trip_bulk_rows"."trip_id" is not null or "trip_bulk_rows"."line" is not null);