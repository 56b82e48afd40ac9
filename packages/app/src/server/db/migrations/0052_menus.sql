CREATE TABLE "broken_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "broken_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"locale" text NOT NULL,
	"url" text NOT NULL,
	"fault" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checked_addresses" (
	"url" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"fault" text,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"place" text NOT NULL,
	"locale" text NOT NULL,
	"entries" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "menus_place_locale_pk" PRIMARY KEY("place","locale")
);
--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "broken_links_link" ON "broken_links" USING btree ("source","source_id","locale",md5("url"));--> statement-breakpoint
CREATE INDEX "checked_addresses_time" ON "checked_addresses" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "menus_editor" ON "menus" USING btree ("updated_by");