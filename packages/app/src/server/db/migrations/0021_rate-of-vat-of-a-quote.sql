ALTER TABLE "quotes" ADD COLUMN "vat_rate" numeric(18, 6);--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_vat_rate" CHECK ("quotes"."vat_rate" >= 0 and "quotes"."vat_rate" <= 1);