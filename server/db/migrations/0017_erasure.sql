ALTER TABLE "contacts" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "get_involved_submissions" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Who was erased before anybody reached them was never helped: the figures need to know.
CREATE FUNCTION tally_unreached() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tallies (name, value, day, count) VALUES ('members.unreached', '', NULL, 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_unreached AFTER UPDATE OF erased_at ON members FOR EACH ROW
  WHEN (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL AND OLD.due_at IS NOT NULL AND OLD.first_contacted_at IS NULL)
  EXECUTE FUNCTION tally_unreached();
--> statement-breakpoint
-- A colleague who still has the case open must not name the person again. The lock (as strong as that of the
-- triggers which keep the queue, so that nobody has to raise it) makes whoever comes
-- at the same moment wait until it is known whether the case is erased.
CREATE FUNCTION refuse_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.erasing', true) IS DISTINCT FROM 'on'
    AND (SELECT erased_at FROM members WHERE id = NEW.member_id FOR NO KEY UPDATE) IS NOT NULL THEN
    RAISE EXCEPTION 'this case is erased' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_erased BEFORE INSERT OR UPDATE ON service_records FOR EACH ROW EXECUTE FUNCTION refuse_erased();
--> statement-breakpoint
CREATE TRIGGER refuse_erased BEFORE INSERT OR UPDATE ON member_progress FOR EACH ROW EXECUTE FUNCTION refuse_erased();
--> statement-breakpoint
CREATE TRIGGER refuse_erased BEFORE INSERT OR UPDATE ON follow_up_reminders FOR EACH ROW EXECUTE FUNCTION refuse_erased();
--> statement-breakpoint
CREATE TRIGGER refuse_erased BEFORE INSERT OR UPDATE ON case_alerts FOR EACH ROW
  WHEN (NEW.member_id IS NOT NULL) EXECUTE FUNCTION refuse_erased();
