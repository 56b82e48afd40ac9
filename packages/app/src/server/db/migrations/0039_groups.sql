CREATE TABLE "trip_group_members" (
	"group_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trip_group_members_group_id_student_id_pk" PRIMARY KEY("group_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "trip_groups" ADD COLUMN "leader_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_groups" ADD COLUMN "leader_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_groups" ADD COLUMN "business_id" bigint;--> statement-breakpoint
ALTER TABLE "trip_groups" ADD COLUMN "trip_type_id" bigint;--> statement-breakpoint
ALTER TABLE "trip_groups" ADD COLUMN "activity_id" bigint;--> statement-breakpoint
ALTER TABLE "trip_groups" ADD COLUMN "state" text DEFAULT 'planning' NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_groups" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "trip_groups" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_group_members" ADD CONSTRAINT "trip_group_members_group_id_trip_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."trip_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_group_members" ADD CONSTRAINT "trip_group_members_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_group_members_student" ON "trip_group_members" USING btree ("student_id");--> statement-breakpoint
ALTER TABLE "trip_groups" ADD CONSTRAINT "trip_groups_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_groups" ADD CONSTRAINT "trip_groups_trip_type_id_trip_types_id_fk" FOREIGN KEY ("trip_type_id") REFERENCES "public"."trip_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_groups" ADD CONSTRAINT "trip_groups_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_groups" ADD CONSTRAINT "trip_groups_dates" CHECK ("trip_groups"."to_date" > "trip_groups"."from_date");--> statement-breakpoint
ALTER TABLE "trip_groups" ADD CONSTRAINT "trip_groups_size" CHECK ("trip_groups"."size" > 0);