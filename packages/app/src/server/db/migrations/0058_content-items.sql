CREATE TABLE "content_item_sources" (
	"item_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	CONSTRAINT "content_item_sources_item_id_source_id_pk" PRIMARY KEY("item_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"brief" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"keywords" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"due_on" date,
	"assignee_id" bigint,
	"state" text DEFAULT 'idea' NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"article_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "content_items_article_id_unique" UNIQUE("article_id"),
	CONSTRAINT "content_items_state" CHECK ("content_items"."state" in ('idea', 'brief', 'draft', 'review', 'published'))
);
--> statement-breakpoint
ALTER TABLE "content_item_sources" ADD CONSTRAINT "content_item_sources_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_item_sources" ADD CONSTRAINT "content_item_sources_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_item_sources_source" ON "content_item_sources" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "content_items_assignee" ON "content_items" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "content_items_due" ON "content_items" USING btree ("due_on") WHERE "content_items"."state" <> 'published';