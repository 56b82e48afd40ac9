CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "host_calendar_blocks_nights" ON "host_calendar_blocks" USING btree ("to_date","from_date");--> statement-breakpoint
CREATE INDEX "trip_offers_answered" ON "trip_offers" USING btree ("answered_at") WHERE "trip_offers"."answered_at" is not null;