-- Notices to every process about changes, sent at commit. They name the row and the actor, never its contents.

CREATE FUNCTION notify_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_change', '');
  RETURN NULL;
END $$;

CREATE TRIGGER public_change AFTER INSERT OR UPDATE OR DELETE ON public_events
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER public_change AFTER INSERT OR DELETE ON content_releases
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TRIGGER public_change AFTER INSERT OR UPDATE OR DELETE ON service_records
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE FUNCTION notify_staff_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A large write sends one notice: screens then reload everything.
  IF (SELECT count(*) FROM added) > 100 THEN
    PERFORM pg_notify('staff_change', '{"subject":"all"}');
  ELSE
    PERFORM pg_notify('staff_change', json_build_object(
      'subject', subject, 'id', subject_id, 'memberId', member_id, 'actor', left(actor, 100))::text)
      FROM added WHERE action NOT IN ('viewed', 'exported', 'signed-in', 'signed-out');
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER staff_change AFTER INSERT ON audit_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_change();

CREATE FUNCTION notify_of_subject() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_change', json_build_object('subject', TG_ARGV[0])::text);
  RETURN NULL;
END $$;

CREATE TRIGGER staff_change AFTER INSERT OR DELETE OR UPDATE OF seen_at, requested_at ON emergencies
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_subject('emergency');

CREATE TRIGGER staff_change AFTER INSERT OR DELETE OR UPDATE ON colleague_notices
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_subject('colleague-notice');

CREATE TRIGGER staff_change AFTER INSERT OR UPDATE ON duplicate_pairs
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_subject('duplicate');

CREATE TRIGGER staff_change AFTER INSERT OR DELETE OR UPDATE ON runs
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_subject('run');

CREATE TRIGGER staff_change AFTER DELETE ON staff_sessions
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_subject('session');

CREATE TRIGGER staff_change AFTER UPDATE ON outbox
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status <> 'sending')
  EXECUTE FUNCTION notify_of_subject('outbox');

CREATE FUNCTION notify_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  PERFORM pg_notify('staff_change', '{"subject":"outbox"}');
  RETURN NULL;
END $$;

CREATE TRIGGER outbox_filled AFTER INSERT ON outbox
  FOR EACH STATEMENT EXECUTE FUNCTION notify_outbox();
