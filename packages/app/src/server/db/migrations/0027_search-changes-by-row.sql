-- Each change of searchable data is noted by what has changed, in the same transaction, so that processes that keep it in memory read again
-- what has changed and nothing else. Rows are only added, so nobody waits for anybody.
DELETE FROM "search_changes";--> statement-breakpoint
ALTER TABLE "search_changes" ADD COLUMN "subject" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_changes" ADD COLUMN "subject_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_changes" ADD COLUMN "xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "search_changes_of_transaction" ON "search_changes" USING btree ("xid","subject","subject_id");
--> statement-breakpoint
-- Notes a change once for each transaction. One that changes thousands of rows notes that all may have changed, and no more after that.
-- Now and then the oldest notes are deleted: those of more than an hour ago, and those before the last fifty thousand.
CREATE FUNCTION record_search_change(changed text, changed_id bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 5000;
  noted integer := coalesce(nullif(current_setting('hosted_stay.search_changes', true), ''), '0')::integer;
  made bigint;
BEGIN
  IF noted > most OR EXISTS (
    SELECT FROM search_changes WHERE xid = pg_current_xact_id() AND subject = changed AND subject_id = changed_id
  ) THEN
    RETURN;
  END IF;
  PERFORM set_config('hosted_stay.search_changes', (noted + 1)::text, true);
  INSERT INTO search_changes (subject, subject_id)
    VALUES (CASE WHEN noted = most THEN 'all' ELSE changed END, CASE WHEN noted = most THEN 0 ELSE changed_id END)
    RETURNING id INTO made;
  IF made % 1000 = 0 THEN
    DELETE FROM search_changes WHERE id IN (
      SELECT id FROM search_changes
      WHERE id < made - 50000 OR (id < made - 10000 AND at < clock_timestamp() - interval '1 hour')
      FOR UPDATE SKIP LOCKED
    );
  END IF;
END
$$;
--> statement-breakpoint
-- The trigger of each searched table: its arguments are the subject, and the column that holds its ID; none for places, which are few.
CREATE OR REPLACE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former bigint;
  latter bigint;
BEGIN
  IF TG_LEVEL = 'STATEMENT' THEN
    PERFORM record_search_change('all', 0);
    RETURN NULL;
  END IF;
  IF TG_NARGS = 1 THEN
    latter := 0;
  ELSIF TG_ARGV[1] = 'user_id' THEN
    SELECT id INTO latter FROM host_families WHERE user_id = NEW.id;
  ELSIF TG_ARGV[1] = 'host_family_id' THEN
    IF TG_OP <> 'INSERT' THEN former := OLD.host_family_id; END IF;
    IF TG_OP <> 'DELETE' THEN latter := NEW.host_family_id; END IF;
  ELSIF TG_ARGV[1] = 'activity_id' THEN
    IF TG_OP <> 'INSERT' THEN former := OLD.activity_id; END IF;
    IF TG_OP <> 'DELETE' THEN latter := NEW.activity_id; END IF;
  ELSE
    IF TG_OP <> 'INSERT' THEN former := OLD.id; END IF;
    IF TG_OP <> 'DELETE' THEN latter := NEW.id; END IF;
  END IF;
  IF latter IS NOT NULL THEN
    PERFORM record_search_change(TG_ARGV[0], latter);
  END IF;
  IF former IS DISTINCT FROM latter AND former IS NOT NULL THEN
    PERFORM record_search_change(TG_ARGV[0], former);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER host_families_searched ON host_families;
--> statement-breakpoint
DROP TRIGGER host_children_searched ON host_children;
--> statement-breakpoint
DROP TRIGGER host_family_tags_searched ON host_family_tags;
--> statement-breakpoint
DROP TRIGGER host_family_photos_searched ON host_family_photos;
--> statement-breakpoint
DROP TRIGGER trip_offers_searched ON trip_offers;
--> statement-breakpoint
DROP TRIGGER activities_searched ON activities;
--> statement-breakpoint
DROP TRIGGER activity_photos_searched ON activity_photos;
--> statement-breakpoint
DROP TRIGGER activity_schedules_searched ON activity_schedules;
--> statement-breakpoint
DROP TRIGGER counties_searched ON counties;
--> statement-breakpoint
DROP TRIGGER locations_searched ON locations;
--> statement-breakpoint
DROP TRIGGER tags_searched ON tags;
--> statement-breakpoint
DROP TRIGGER users_searched ON users;
--> statement-breakpoint
CREATE TRIGGER host_families_searched AFTER INSERT OR DELETE OR UPDATE OF
    user_id, county_id, parent_guardian_one_last_name, parent_guardian_two_last_name, address_line_1, hosting_types, guests_number,
    location_id, description, welcomes_age_from, welcomes_age_to, welcomes_genders, paused, vetting_state
  ON host_families
  FOR EACH ROW EXECUTE FUNCTION note_search_change('family', 'id');
--> statement-breakpoint
CREATE TRIGGER host_families_emptied AFTER TRUNCATE ON host_families
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER host_children_searched AFTER INSERT OR DELETE OR UPDATE OF host_family_id, gender, dob ON host_children
  FOR EACH ROW EXECUTE FUNCTION note_search_change('family', 'host_family_id');
--> statement-breakpoint
CREATE TRIGGER host_children_emptied AFTER TRUNCATE ON host_children
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER host_family_tags_searched AFTER INSERT OR DELETE OR UPDATE OF host_family_id, tag_id ON host_family_tags
  FOR EACH ROW EXECUTE FUNCTION note_search_change('family', 'host_family_id');
--> statement-breakpoint
CREATE TRIGGER host_family_tags_emptied AFTER TRUNCATE ON host_family_tags
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER host_family_photos_searched AFTER INSERT OR DELETE OR UPDATE OF host_family_id, ref, position ON host_family_photos
  FOR EACH ROW EXECUTE FUNCTION note_search_change('family', 'host_family_id');
--> statement-breakpoint
CREATE TRIGGER host_family_photos_emptied AFTER TRUNCATE ON host_family_photos
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER host_calendar_blocks_searched AFTER INSERT OR DELETE OR UPDATE OF
    host_family_id, kind, from_date, to_date, beds, order_id, expires_at
  ON host_calendar_blocks
  FOR EACH ROW EXECUTE FUNCTION note_search_change('family', 'host_family_id');
--> statement-breakpoint
CREATE TRIGGER host_calendar_blocks_emptied AFTER TRUNCATE ON host_calendar_blocks
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER trip_offers_searched AFTER INSERT OR DELETE OR UPDATE OF host_family_id, asked_at, answered_at ON trip_offers
  FOR EACH ROW EXECUTE FUNCTION note_search_change('family', 'host_family_id');
--> statement-breakpoint
CREATE TRIGGER trip_offers_emptied AFTER TRUNCATE ON trip_offers
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER activities_searched AFTER INSERT OR DELETE OR UPDATE OF
    name, type, category_id, gender, min_age, max_age, county_id, location_id, description, active
  ON activities
  FOR EACH ROW EXECUTE FUNCTION note_search_change('activity', 'id');
--> statement-breakpoint
CREATE TRIGGER activities_emptied AFTER TRUNCATE ON activities
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER activity_photos_searched AFTER INSERT OR DELETE OR UPDATE OF activity_id, ref, position ON activity_photos
  FOR EACH ROW EXECUTE FUNCTION note_search_change('activity', 'activity_id');
--> statement-breakpoint
CREATE TRIGGER activity_photos_emptied AFTER TRUNCATE ON activity_photos
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER activity_schedules_searched AFTER INSERT OR DELETE OR UPDATE OF activity_id, start_date, state ON activity_schedules
  FOR EACH ROW EXECUTE FUNCTION note_search_change('activity', 'activity_id');
--> statement-breakpoint
CREATE TRIGGER activity_schedules_emptied AFTER TRUNCATE ON activity_schedules
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER countries_searched AFTER INSERT OR DELETE OR UPDATE OF code, name, hosting ON countries
  FOR EACH ROW EXECUTE FUNCTION note_search_change('place');
--> statement-breakpoint
CREATE TRIGGER countries_emptied AFTER TRUNCATE ON countries
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER counties_searched AFTER INSERT OR DELETE OR UPDATE OF country_id, name ON counties
  FOR EACH ROW EXECUTE FUNCTION note_search_change('place');
--> statement-breakpoint
CREATE TRIGGER counties_emptied AFTER TRUNCATE ON counties
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER locations_searched AFTER INSERT OR DELETE OR UPDATE OF county_id, name, latitude, longitude ON locations
  FOR EACH ROW EXECUTE FUNCTION note_search_change('place');
--> statement-breakpoint
CREATE TRIGGER locations_emptied AFTER TRUNCATE ON locations
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER tags_searched AFTER INSERT OR DELETE OR UPDATE OF kind, code, name, position, active ON tags
  FOR EACH ROW EXECUTE FUNCTION note_search_change('place');
--> statement-breakpoint
CREATE TRIGGER tags_emptied AFTER TRUNCATE ON tags
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER users_searched AFTER UPDATE OF deactivated_at, anonymised_at ON users
  FOR EACH ROW EXECUTE FUNCTION note_search_change('family', 'user_id');
