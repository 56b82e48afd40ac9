CREATE TABLE "host_calendar_feeds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "host_calendar_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_family_id" bigint NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"conflicts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checked_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"error" text,
	"warned_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	CONSTRAINT "host_calendar_feeds_once" UNIQUE("host_family_id","url")
);
--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "calendar_token" text;--> statement-breakpoint
ALTER TABLE "host_calendar_blocks" ADD COLUMN "feed_id" bigint;--> statement-breakpoint
ALTER TABLE "host_calendar_feeds" ADD CONSTRAINT "host_calendar_feeds_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_calendar_feeds" ADD CONSTRAINT "host_calendar_feeds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_calendar_feeds_due" ON "host_calendar_feeds" USING btree ("next_at") WHERE "host_calendar_feeds"."stopped_at" is null;--> statement-breakpoint
ALTER TABLE "host_calendar_blocks" ADD CONSTRAINT "host_calendar_blocks_feed_id_host_calendar_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."host_calendar_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_calendar_blocks_feed" ON "host_calendar_blocks" USING btree ("feed_id") WHERE "host_calendar_blocks"."feed_id" is not null;--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_calendar_token_unique" UNIQUE("calendar_token");