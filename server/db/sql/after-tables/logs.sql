-- The audit log and the access log are insert-only for every role. Exceptions: the id of a removed account is cleared,
-- an erasure blanks details, sealing encrypts details, and retention deletes reads older than 23 months.
CREATE FUNCTION refuse_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_erasing boolean := current_setting('app.erasing', true) IS NOT DISTINCT FROM 'on';
  is_sealing boolean := current_setting('app.sealing', true) IS NOT DISTINCT FROM 'on';
  told text[] := '{staff_id}';
  detail text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF is_erasing AND TG_TABLE_NAME = 'audit_entries' AND (to_jsonb(NEW) ->> 'changes') IS NULL
      AND (to_jsonb(NEW) ->> 'note') IS NULL THEN
      told := told || '{changes,note}';
    ELSIF is_sealing AND TG_TABLE_NAME = 'audit_entries' THEN
      FOREACH detail IN ARRAY '{changes,note}'::text[] LOOP
        IF (to_jsonb(OLD) ->> detail) IS NOT NULL AND (to_jsonb(NEW) ->> detail) LIKE 's1.%' THEN
          told := told || detail;
        END IF;
      END LOOP;
    END IF;
    IF to_jsonb(OLD) - told = to_jsonb(NEW) - told
      AND coalesce(to_jsonb(NEW) ->> 'staff_id', to_jsonb(OLD) ->> 'staff_id', '')
        = coalesce(to_jsonb(OLD) ->> 'staff_id', '') THEN
      RETURN NEW;
    END IF;
  ELSIF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'read_entries' AND is_erasing
    AND (to_jsonb(OLD) ->> 'at')::timestamptz < now() - interval '23 months' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the log cannot be changed' USING ERRCODE = 'insufficient_privilege';
END $$;

DO $do$
DECLARE
  log text;
BEGIN
  FOREACH log IN ARRAY '{audit_entries,read_entries}'::text[] LOOP
    EXECUTE format('CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION refuse_log_change()', log);
    EXECUTE format('CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change()', log);
  END LOOP;
END $do$;
