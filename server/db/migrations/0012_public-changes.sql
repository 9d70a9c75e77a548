-- Tells every process that keeps what the public sees when it has changed, at the moment it is stored.
CREATE FUNCTION notify_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_change', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER public_change AFTER INSERT OR UPDATE OR DELETE ON public_events
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();
--> statement-breakpoint
CREATE TRIGGER public_change AFTER INSERT OR UPDATE OR DELETE ON service_records
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();
