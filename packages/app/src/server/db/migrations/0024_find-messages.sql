-- Searching messages by a part of their text.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "folded_text" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(("messages"."content" ->> 'text'), NFKD), '[̀-ͯ]', '', 'g'), 'ØøŁłĐđÐðıÞþ', 'ooLldddditt')) collate "C") STORED;--> statement-breakpoint
CREATE INDEX "messages_text" ON "messages" USING gin ("folded_text" gin_trgm_ops) WITH (fastupdate=false);
