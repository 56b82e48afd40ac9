CREATE TABLE "article_previews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_previews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_previews_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "article_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"article_id" bigint NOT NULL,
	CONSTRAINT "article_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "article_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_alt" text DEFAULT '' NOT NULL,
	"body" jsonb NOT NULL,
	"visible_from" timestamp with time zone NOT NULL,
	"visible_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	CONSTRAINT "article_versions_number" UNIQUE("article_id","locale","number")
);
--> statement-breakpoint
ALTER TABLE "articles" DROP CONSTRAINT "articles_slug";--> statement-breakpoint
ALTER TABLE "articles" DROP CONSTRAINT "articles_moment";--> statement-breakpoint
DROP INDEX "articles_published";--> statement-breakpoint
-- What was one formatted text becomes a list with one block.
ALTER TABLE "article_texts" ALTER COLUMN "body" SET DATA TYPE jsonb USING jsonb_build_array(jsonb_build_object('kind', 'text', 'key', 'text', 'html', "body"));--> statement-breakpoint
ALTER TABLE "article_texts" ADD COLUMN "image_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "article_texts" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "article_texts" ADD COLUMN "published_revision" integer;--> statement-breakpoint
ALTER TABLE "article_texts" ADD COLUMN "source_revision" integer;--> statement-breakpoint
ALTER TABLE "article_texts" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "article_texts" ADD COLUMN "updated_by" bigint;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article_previews" ADD CONSTRAINT "article_previews_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_previews" ADD CONSTRAINT "article_previews_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_slugs" ADD CONSTRAINT "article_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_previews_article" ON "article_previews" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "article_previews_editor" ON "article_previews" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "article_slugs_article" ON "article_slugs" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "article_versions_visible" ON "article_versions" USING btree ("article_id","locale","visible_from");--> statement-breakpoint
CREATE INDEX "article_versions_editor" ON "article_versions" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "article_texts" ADD CONSTRAINT "article_texts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_texts_editor" ON "article_texts" USING btree ("updated_by");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_slug" ON "articles" USING btree ("kind","slug") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("kind","published_at") WHERE "articles"."deleted_at" is null and "articles"."archived_at" is null;--> statement-breakpoint
-- What visitors could read they go on reading, as the first version.
INSERT INTO "article_versions" ("article_id", "locale", "number", "title", "description", "body", "visible_from", "created_at", "created_by")
SELECT t."article_id", t."locale", 1, t."title", t."description", t."body", a."published_at", a."created_at", a."author_id"
FROM "article_texts" t JOIN "articles" a ON a."id" = t."article_id" WHERE a."state" = 'published';--> statement-breakpoint
UPDATE "article_texts" t SET "updated_at" = a."created_at", "updated_by" = a."author_id",
  "published_revision" = CASE WHEN a."state" = 'published' THEN 1 END,
  "source_revision" = CASE WHEN t."locale" <> 'en' THEN 1 END
FROM "articles" a WHERE a."id" = t."article_id";--> statement-breakpoint
UPDATE "articles" SET "published_at" = NULL WHERE "state" = 'draft';--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "state";