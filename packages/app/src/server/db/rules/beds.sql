-- A family has as many beds as it says and no more, on every night; and a week of a camp as many places. Whoever wants the last one waits
-- for who came before, and is refused when it was taken. What an unpaid booking holds counts until its time is over.
CREATE FUNCTION beds_fit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  has integer;
  taken integer;
BEGIN
  SELECT guests_number INTO has FROM host_families WHERE id = NEW.host_family_id FOR NO KEY UPDATE;
  IF NEW.kind <> 'own' AND NEW.expires_at IS NOT NULL AND NEW.expires_at <= NEW.held_at THEN
    RETURN NEW;
  END IF;
  SELECT coalesce(max(beds_of_night), 0) INTO taken
  FROM (
    SELECT night, sum(CASE WHEN block.kind = 'own' THEN has ELSE block.beds END) AS beds_of_night
    FROM generate_series(NEW.from_date, CASE WHEN NEW.kind = 'own' THEN NEW.to_date ELSE NEW.to_date - 1 END, interval '1 day') AS night
    JOIN host_calendar_blocks AS block ON block.host_family_id = NEW.host_family_id
      AND block.id <> NEW.id
      AND NOT (NEW.kind = 'own' AND block.kind = 'own')
      AND block.from_date <= night
      AND CASE WHEN block.kind = 'own' THEN block.to_date >= night ELSE block.to_date > night END
      AND (block.expires_at IS NULL OR block.expires_at > NEW.held_at)
    GROUP BY night
  ) AS nights;
  IF (NEW.kind = 'own' AND taken > 0) OR (NEW.kind <> 'own' AND taken + NEW.beds > has) THEN
    RAISE EXCEPTION 'the beds of host family % are taken', NEW.host_family_id USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'host_calendar_blocks_fit';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER host_calendar_blocks_fit BEFORE INSERT OR UPDATE OF host_family_id, kind, from_date, to_date, beds, expires_at ON host_calendar_blocks
  FOR EACH ROW EXECUTE FUNCTION beds_fit();
--> statement-breakpoint
CREATE FUNCTION places_fit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  has integer;
  taken integer;
BEGIN
  SELECT capacity INTO has FROM activity_schedules WHERE id = NEW.schedule_id FOR NO KEY UPDATE;
  IF NEW.expires_at IS NOT NULL AND NEW.expires_at <= NEW.held_at THEN
    RETURN NEW;
  END IF;
  SELECT coalesce(sum(places), 0) INTO taken FROM camp_places
    WHERE schedule_id = NEW.schedule_id AND id <> NEW.id AND (expires_at IS NULL OR expires_at > NEW.held_at);
  IF taken + NEW.places > has THEN
    RAISE EXCEPTION 'the places of camp week % are taken', NEW.schedule_id USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'camp_places_fit';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER camp_places_fit BEFORE INSERT OR UPDATE OF schedule_id, places, expires_at ON camp_places
  FOR EACH ROW EXECUTE FUNCTION places_fit();
