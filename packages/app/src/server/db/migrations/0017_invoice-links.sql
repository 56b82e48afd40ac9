CREATE TABLE "invoice_links" (
	"invoice_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_link_token_unique";--> statement-breakpoint
ALTER TABLE "invoice_links" ADD CONSTRAINT "invoice_links_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_links_expires" ON "invoice_links" USING btree ("expires_at");--> statement-breakpoint
-- Links that were mailed before this kept their secret readable and had no end: from now on only its hash is kept, for thirty days more.
INSERT INTO "invoice_links" ("invoice_id", "token_hash", "expires_at", "created_at")
SELECT "id", translate(encode(sha256(convert_to("link_token", 'UTF8')), 'base64'), '+/=', '-_'), now() + interval '30 days', coalesce("sent_at", "created_at")
FROM "invoices" WHERE "link_token" IS NOT NULL AND "state" <> 'void';--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "link_token";