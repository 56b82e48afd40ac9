ALTER TABLE "host_families" ADD COLUMN "min_nights" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "max_nights" integer;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "notice_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_nights" CHECK ("host_families"."min_nights" between 1 and 365 and "host_families"."max_nights" between "host_families"."min_nights" and 365);--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_notice" CHECK ("host_families"."notice_days" between 0 and 365);--> statement-breakpoint
-- The search knows the rules of a family.
DROP TRIGGER host_families_searched ON host_families;
--> statement-breakpoint
CREATE TRIGGER host_families_searched AFTER INSERT OR DELETE OR UPDATE OF
    user_id, county_id, parent_guardian_one_last_name, parent_guardian_two_last_name, address_line_1, hosting_types, guests_number,
    location_id, description, welcomes_age_from, welcomes_age_to, welcomes_genders, min_nights, max_nights, notice_days, paused,
    vetting_state
  ON host_families
  FOR EACH ROW EXECUTE FUNCTION note_search_change('family', 'id');
