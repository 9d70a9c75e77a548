-- Tells every process what staff screens show anew, at the moment it is stored. A notice names what was
-- changed and by whom, never what it says.
CREATE FUNCTION notify_staff_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever stores very much at once is told of in one notice: screens then ask for everything.
  IF (SELECT count(*) FROM added) > 100 THEN
    PERFORM pg_notify('staff_change', '{"subject":"all"}');
  ELSE
    PERFORM pg_notify('staff_change', json_build_object(
      'subject', subject, 'id', subject_id, 'memberId', member_id, 'actor', left(actor, 100))::text)
      FROM added WHERE action NOT IN ('viewed', 'exported', 'signed-in', 'signed-out');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_change AFTER INSERT ON audit_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_change();
--> statement-breakpoint
CREATE FUNCTION notify_of_subject() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_change', json_build_object('subject', TG_ARGV[0])::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_change AFTER INSERT OR UPDATE OF seen_at ON emergencies
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_subject('emergency');
--> statement-breakpoint
CREATE TRIGGER staff_change AFTER DELETE ON staff_sessions
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_subject('session');
--> statement-breakpoint
CREATE TRIGGER staff_change AFTER UPDATE ON outbox
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status <> 'sending')
  EXECUTE FUNCTION notify_of_subject('outbox');
--> statement-breakpoint
CREATE FUNCTION notify_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  PERFORM pg_notify('staff_change', '{"subject":"outbox"}');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER outbox_filled AFTER INSERT ON outbox
  FOR EACH STATEMENT EXECUTE FUNCTION notify_outbox();
