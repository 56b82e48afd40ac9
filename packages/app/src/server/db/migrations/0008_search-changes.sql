-- Whatever is searched leaves a mark when it changes, in the same transaction: processes that keep it in memory see by the marks that they
-- have to read it again. Rows are only added, so nobody waits for anybody; old ones are cleared now and then.
CREATE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  made bigint;
BEGIN
  INSERT INTO search_changes DEFAULT VALUES RETURNING id INTO made;
  IF made % 200 = 0 THEN
    DELETE FROM search_changes WHERE id IN (SELECT id FROM search_changes WHERE id < made - 1000 FOR UPDATE SKIP LOCKED);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER host_families_searched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON host_families
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER host_children_searched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON host_children
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER host_family_tags_searched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON host_family_tags
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER host_family_photos_searched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON host_family_photos
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER tags_searched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tags
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER locations_searched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON locations
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER counties_searched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON counties
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER activities_searched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON activities
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER activity_photos_searched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON activity_photos
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER activity_schedules_searched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON activity_schedules
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER users_searched AFTER UPDATE OF deactivated_at, anonymised_at ON users
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER trip_offers_searched AFTER INSERT OR UPDATE OF asked_at, answered_at OR DELETE OR TRUNCATE ON trip_offers
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
