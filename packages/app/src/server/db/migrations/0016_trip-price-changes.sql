CREATE TABLE "trip_price_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"trip_id" bigint NOT NULL,
	"cause" text NOT NULL,
	"currency" text NOT NULL,
	"before" numeric NOT NULL,
	"after" numeric NOT NULL,
	"fingerprint" text NOT NULL,
	"consent" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" bigint
);
--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "waived_amount" numeric;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "waived_fingerprint" text;--> statement-breakpoint
ALTER TABLE "trip_price_changes" ADD CONSTRAINT "trip_price_changes_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_price_changes" ADD CONSTRAINT "trip_price_changes_fingerprint_quotes_fingerprint_fk" FOREIGN KEY ("fingerprint") REFERENCES "public"."quotes"("fingerprint") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_price_changes" ADD CONSTRAINT "trip_price_changes_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_price_changes_trip" ON "trip_price_changes" USING btree ("trip_id","id");--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_waived_fingerprint_quotes_fingerprint_fk" FOREIGN KEY ("waived_fingerprint") REFERENCES "public"."quotes"("fingerprint") ON DELETE no action ON UPDATE no action;