CREATE TABLE "trip_group_pairs" (
	"group_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "trip_group_pairs_group_id_student_id_other_id_pk" PRIMARY KEY("group_id","student_id","other_id"),
	CONSTRAINT "trip_group_pairs_order" CHECK ("trip_group_pairs"."student_id" < "trip_group_pairs"."other_id")
);
--> statement-breakpoint
ALTER TABLE "trip_group_members" ADD COLUMN "host_family_id" bigint;--> statement-breakpoint
ALTER TABLE "trip_group_members" ADD COLUMN "is_placement_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_groups" ADD COLUMN "placement_weights" jsonb;--> statement-breakpoint
ALTER TABLE "trip_group_pairs" ADD CONSTRAINT "trip_group_pairs_group_id_trip_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."trip_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_group_pairs" ADD CONSTRAINT "trip_group_pairs_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_group_pairs" ADD CONSTRAINT "trip_group_pairs_other_id_students_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_group_pairs_student" ON "trip_group_pairs" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "trip_group_pairs_other" ON "trip_group_pairs" USING btree ("other_id");--> statement-breakpoint
ALTER TABLE "trip_group_members" ADD CONSTRAINT "trip_group_members_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE set null ON UPDATE no action;