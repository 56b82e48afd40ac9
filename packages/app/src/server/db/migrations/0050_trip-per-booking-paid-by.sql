ALTER TABLE "trips" ADD COLUMN "per_booking_paid_by" bigint;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_per_booking_paid_by_trips_id_fk" FOREIGN KEY ("per_booking_paid_by") REFERENCES "public"."trips"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trips_per_booking_paid_by" ON "trips" USING btree ("per_booking_paid_by");--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_payer_is_other" CHECK ("trips"."per_booking_paid_by" <> "trips"."id");