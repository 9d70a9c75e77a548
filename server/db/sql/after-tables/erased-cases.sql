-- Refuses to add to an erased case, so that a colleague who still has it on screen cannot name the person again.
-- The row lock makes a concurrent write wait for the erasure.
CREATE FUNCTION refuse_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.sealing', true) IS NOT DISTINCT FROM 'on' THEN
    RETURN NEW;
  END IF;
  IF current_setting('app.erasing', true) IS DISTINCT FROM 'on'
    AND (SELECT erased_at FROM members WHERE id = NEW.member_id FOR NO KEY UPDATE) IS NOT NULL THEN
    RAISE EXCEPTION 'this case is erased' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER refuse_erased BEFORE INSERT OR UPDATE ON service_records FOR EACH ROW EXECUTE FUNCTION refuse_erased();

CREATE TRIGGER refuse_erased BEFORE INSERT OR UPDATE ON member_progress FOR EACH ROW EXECUTE FUNCTION refuse_erased();

CREATE TRIGGER refuse_erased BEFORE INSERT OR UPDATE ON follow_up_reminders FOR EACH ROW EXECUTE FUNCTION refuse_erased();

CREATE TRIGGER refuse_erased BEFORE INSERT OR UPDATE ON case_alerts FOR EACH ROW
  WHEN (NEW.member_id IS NOT NULL) EXECUTE FUNCTION refuse_erased();

CREATE TRIGGER refuse_erased BEFORE INSERT OR UPDATE ON contact_attempts FOR EACH ROW
  WHEN (NEW.member_id IS NOT NULL) EXECUTE FUNCTION refuse_erased();
