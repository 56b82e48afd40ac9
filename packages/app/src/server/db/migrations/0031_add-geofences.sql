CREATE TABLE "geofences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "geofences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"radius_m" integer,
	"points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"west" double precision NOT NULL,
	"south" double precision NOT NULL,
	"east" double precision NOT NULL,
	"north" double precision NOT NULL,
	"area" double precision NOT NULL,
	"purposes" jsonb NOT NULL,
	"county_id" bigint,
	"coordinator_id" bigint,
	"created_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "geofences_circle" CHECK (("geofences"."kind" = 'circle') = ("geofences"."radius_m" is not null)),
	CONSTRAINT "geofences_centre" CHECK (("geofences"."radius_m" is null) = ("geofences"."latitude" is null) and ("geofences"."latitude" is null) = ("geofences"."longitude" is null))
);
--> statement-breakpoint
ALTER TABLE "geofences" ADD CONSTRAINT "geofences_county_id_counties_id_fk" FOREIGN KEY ("county_id") REFERENCES "public"."counties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "geofences" ADD CONSTRAINT "geofences_coordinator_id_users_id_fk" FOREIGN KEY ("coordinator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "geofences" ADD CONSTRAINT "geofences_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "geofences_county" ON "geofences" USING btree ("county_id");