CREATE TABLE "trip_checklist" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_checklist_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"trip_id" bigint NOT NULL,
	"kind" text,
	"text" text DEFAULT '' NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trip_checklist_once" UNIQUE("trip_id","kind"),
	CONSTRAINT "trip_checklist_named" CHECK (("trip_checklist"."kind" is null) = ("trip_checklist"."text" <> ''))
);
--> statement-breakpoint
CREATE TABLE "trip_follow_ups" (
	"trip_id" bigint PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"by_id" bigint,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trip_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"trip_id" bigint NOT NULL,
	"text" text NOT NULL,
	"by_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trip_checklist" ADD CONSTRAINT "trip_checklist_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_checklist" ADD CONSTRAINT "trip_checklist_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_follow_ups" ADD CONSTRAINT "trip_follow_ups_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_follow_ups" ADD CONSTRAINT "trip_follow_ups_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_notes" ADD CONSTRAINT "trip_notes_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_notes" ADD CONSTRAINT "trip_notes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_checklist_trip" ON "trip_checklist" USING btree ("trip_id","id");--> statement-breakpoint
CREATE INDEX "trip_checklist_done_by" ON "trip_checklist" USING btree ("done_by");--> statement-breakpoint
CREATE INDEX "trip_follow_ups_day" ON "trip_follow_ups" USING btree ("day");--> statement-breakpoint
CREATE INDEX "trip_follow_ups_by" ON "trip_follow_ups" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "trip_notes_trip" ON "trip_notes" USING btree ("trip_id","id");--> statement-breakpoint
CREATE INDEX "trip_notes_by" ON "trip_notes" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "trips_coordinator" ON "trips" USING btree ("coordinator_id");