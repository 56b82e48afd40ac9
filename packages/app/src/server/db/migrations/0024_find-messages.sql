-- Searching messages by a part of their text; a conversation that was deleted makes room for another one of its offer or group.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "conversations_offer";--> statement-breakpoint
DROP INDEX "conversations_group";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "folded_text" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(("messages"."content" ->> 'text'), NFKD), '[̀-ͯ]', '', 'g'), 'ØøŁłĐđÐðıÞþ', 'ooLldddditt')) collate "C") STORED;--> statement-breakpoint
CREATE INDEX "messages_text" ON "messages" USING gin ("folded_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_offer" ON "conversations" USING btree ("offer_id") WHERE "conversations"."offer_id" is not null and "conversations"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_group" ON "conversations" USING btree ("group_id") WHERE "conversations"."group_id" is not null and "conversations"."deleted_at" is null;
