ALTER TABLE "conversations" ADD COLUMN "waiting_reminded_at" timestamp with time zone;--> statement-breakpoint
-- Nobody knows their sessions; their pages subscribe again with the next visit.
DELETE FROM "push_subscriptions";--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "messages_people" ON "messages" USING gin (("content" -> 'texts') jsonb_path_ops) WHERE "messages"."content" ? 'texts';--> statement-breakpoint
-- Searches also find the names of files; the index goes with the column.
ALTER TABLE "messages" DROP COLUMN "folded_text";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "folded_text" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(("messages"."content" ->> 'text') || coalesce(' ' || ("messages"."content" -> 'file' ->> 'name'), ''), NFKD), '[̀-ͯ]', '', 'g'), 'ØøŁłĐđÐðıÞþ', 'ooLldddditt')) collate "C") STORED;--> statement-breakpoint
CREATE INDEX "messages_text" ON "messages" USING gin ("folded_text" gin_trgm_ops) WITH (fastupdate=false);