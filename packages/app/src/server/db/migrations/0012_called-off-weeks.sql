-- Nobody gets a new place in a week that was called off; whoever has one keeps it until another week is found for them.
CREATE OR REPLACE FUNCTION places_fit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  has integer;
  is_open boolean;
  taken integer;
BEGIN
  SELECT capacity, state = 'open' INTO has, is_open FROM activity_schedules WHERE id = NEW.schedule_id FOR NO KEY UPDATE;
  IF NEW.expires_at IS NOT NULL AND NEW.expires_at <= NEW.held_at THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    is_open := is_open OR (NEW.schedule_id = OLD.schedule_id AND NEW.places <= OLD.places);
  END IF;
  SELECT coalesce(sum(places), 0) INTO taken FROM camp_places
    WHERE schedule_id = NEW.schedule_id AND id <> NEW.id AND (expires_at IS NULL OR expires_at > NEW.held_at);
  IF NOT is_open OR taken + NEW.places > has THEN
    RAISE EXCEPTION 'the places of camp week % are taken', NEW.schedule_id USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'camp_places_fit';
  END IF;
  RETURN NEW;
END
$$;
