-- Nights are counted by the calendar, whatever zone the session of the database is in: there are zones where midnight is left out once a
-- year, and a series of moments would lose its last night from then on.
CREATE OR REPLACE FUNCTION beds_fit() RETURNS trigger LANGUAGE plpgsql AS $$
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
    FROM (
      SELECT NEW.from_date + days AS night
      FROM generate_series(0, CASE WHEN NEW.kind = 'own' THEN NEW.to_date ELSE NEW.to_date - 1 END - NEW.from_date) AS days
    ) AS stay
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
