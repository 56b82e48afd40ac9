CREATE TABLE "conversation_reads" (
	"conversation_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_reads_conversation_id_user_id_day_pk" PRIMARY KEY("conversation_id","user_id","day")
);
--> statement-breakpoint
CREATE TABLE "message_translations" (
	"message_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"source" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_translations_message_id_locale_pk" PRIMARY KEY("message_id","locale")
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"started_by" bigint,
	"started_at" timestamp with time zone NOT NULL,
	"last_present_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "conversation_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"author_id" bigint,
	"text" text NOT NULL,
	"after_sequence" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbound_emails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbound_emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"message_id" bigint,
	"received_at" timestamp with time zone NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	CONSTRAINT "inbound_emails_external_id_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meetings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "meetings_times" CHECK ("meetings"."ends_at" > "meetings"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"message_id" bigint,
	"quoted" text DEFAULT '' NOT NULL,
	"reporter_id" bigint,
	"reported_id" bigint,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"resolution" text DEFAULT '' NOT NULL,
	"resolved_by" bigint,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "message_reports_state_known" CHECK ("message_reports"."state" in ('open', 'upheld', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "messaging_preferences" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"sound" boolean DEFAULT true NOT NULL,
	"email" text DEFAULT 'soon' NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"digest_sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_sent_at" timestamp with time zone,
	CONSTRAINT "push_subscriptions_endpoint" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saved_replies_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "user_blocks" (
	"user_id" bigint NOT NULL,
	"blocked_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id")
);
--> statement-breakpoint
ALTER TABLE "conversation_participants" ALTER COLUMN "joined_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_participants" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_participants" ADD COLUMN "unread_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_participants" ADD COLUMN "emailed_message_id" bigint;--> statement-breakpoint
ALTER TABLE "conversation_participants" ADD COLUMN "hidden_sequence" bigint;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_sequence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_message_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "assignee_id" bigint;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "sequence" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reply_to_id" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_reads" ADD CONSTRAINT "conversation_reads_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reads" ADD CONSTRAINT "conversation_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_translations" ADD CONSTRAINT "message_translations_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_notes" ADD CONSTRAINT "conversation_notes_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_notes" ADD CONSTRAINT "conversation_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_emails" ADD CONSTRAINT "inbound_emails_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_preferences" ADD CONSTRAINT "messaging_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_reads_user" ON "conversation_reads" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_one_on" ON "calls" USING btree ("conversation_id") WHERE "calls"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "conversation_notes_conversation" ON "conversation_notes" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "meetings_conversation" ON "meetings" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "meetings_to_remind" ON "meetings" USING btree ("starts_at") WHERE "meetings"."status" = 'planned' and "meetings"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "message_reports_state" ON "message_reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "message_reports_reported" ON "message_reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_blocks_blocked" ON "user_blocks" USING btree ("blocked_id");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Messages that are there get their place by their id, and conversations their newest message.
UPDATE "messages" SET "sequence" = "numbered"."place" FROM (SELECT "id", row_number() OVER (PARTITION BY "conversation_id" ORDER BY "id") AS "place" FROM "messages") AS "numbered" WHERE "numbered"."id" = "messages"."id";
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "sequence" SET NOT NULL;
--> statement-breakpoint
UPDATE "conversations" SET "last_message_at" = coalesce((SELECT max("created_at") FROM "messages" WHERE "conversation_id" = "conversations"."id"), "created_at"), "last_sequence" = (SELECT count(*) FROM "messages" WHERE "conversation_id" = "conversations"."id");
--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "last_message_at" SET NOT NULL;
--> statement-breakpoint
-- Nothing that was there before is unread: neither for those who take part already, nor for parents and families, who do in the conversations of their offers.
UPDATE "conversation_participants" SET "last_seen_message_id" = (SELECT max("id") FROM "messages" WHERE "messages"."conversation_id" = "conversation_participants"."conversation_id");
--> statement-breakpoint
INSERT INTO "conversation_participants" ("conversation_id", "user_id", "joined_at", "last_seen_message_id")
SELECT "people"."conversation_id", "people"."user_id", "people"."created_at", (SELECT max("id") FROM "messages" WHERE "messages"."conversation_id" = "people"."conversation_id")
FROM (
	SELECT "conversations"."id" AS "conversation_id", "conversations"."created_at", "student_parents"."user_id" FROM "conversations" JOIN "trip_offers" ON "trip_offers"."id" = "conversations"."offer_id" JOIN "trip_students" ON "trip_students"."trip_id" = "trip_offers"."trip_id" JOIN "student_parents" ON "student_parents"."student_id" = "trip_students"."student_id"
	UNION
	SELECT "conversations"."id", "conversations"."created_at", "trips"."parent_id" FROM "conversations" JOIN "trip_offers" ON "trip_offers"."id" = "conversations"."offer_id" JOIN "trips" ON "trips"."id" = "trip_offers"."trip_id" WHERE "trips"."parent_id" IS NOT NULL
	UNION
	SELECT "conversations"."id", "conversations"."created_at", "host_families"."user_id" FROM "conversations" JOIN "trip_offers" ON "trip_offers"."id" = "conversations"."offer_id" JOIN "host_families" ON "host_families"."id" = "trip_offers"."host_family_id" WHERE "host_families"."user_id" IS NOT NULL AND "trip_offers"."state" NOT IN ('new', 'potential', 'pending_submission')
) AS "people"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE INDEX "conversation_participants_unread" ON "conversation_participants" USING btree ("user_id") WHERE "conversation_participants"."unread_since" is not null;--> statement-breakpoint
CREATE INDEX "conversation_participants_to_email" ON "conversation_participants" USING btree ("unread_since") WHERE "conversation_participants"."unread_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_group" ON "conversations" USING btree ("group_id") WHERE "conversations"."group_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_open_support" ON "conversations" USING btree ("user_id") WHERE "conversations"."user_id" is not null and "conversations"."archived_at" is null and "conversations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("last_message_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "conversation_participants" DROP COLUMN "deleted_at";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sequence" UNIQUE("conversation_id","sequence");