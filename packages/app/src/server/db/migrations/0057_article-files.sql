ALTER TABLE "article_texts" ADD COLUMN "file_refs" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(body, '$.**.fileRef')) STORED;--> statement-breakpoint
ALTER TABLE "article_versions" ADD COLUMN "file_refs" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(body, '$.**.fileRef')) STORED;--> statement-breakpoint
CREATE INDEX "article_texts_files" ON "article_texts" USING gin ("file_refs");--> statement-breakpoint
CREATE INDEX "article_versions_files" ON "article_versions" USING gin ("file_refs");