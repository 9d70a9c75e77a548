-- Keeps tallies in step, once per statement, whatever changes the rows that are counted. It adds rows
-- and changes none, so that writers hold no lock on what they count together.
DROP TRIGGER members_added ON members;
--> statement-breakpoint
DROP TRIGGER members_removed ON members;
--> statement-breakpoint
DROP TRIGGER members_changed ON members;
--> statement-breakpoint
DROP FUNCTION count_members_added(), count_members_removed(), count_members_changed();
--> statement-breakpoint
-- The zone of the office, as in domain/calendar/office-hours.ts; a test compares the two.
CREATE FUNCTION office_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE
  AS $$ SELECT (at AT TIME ZONE 'America/New_York')::date $$;
--> statement-breakpoint
DO $do$
DECLARE
  counted record;
BEGIN
  -- What one row counts for: name, value and day; those without a name count for nothing.
  FOR counted IN SELECT * FROM (VALUES
    ('members', $$
      ('members', r.status, NULL::date),
      (CASE WHEN r.program_areas <> '{}' THEN 'members.areas' END, r.program_areas::text, NULL),
      (CASE WHEN r.is_flagged THEN 'members.set-aside' END, '', NULL),
      (CASE WHEN r.referral_source = 'membership-assistance' THEN 'members.received' END, '', office_day(r.created_at)),
      (CASE WHEN r.due_at IS NOT NULL AND r.first_contacted_at IS NULL THEN 'members.open' END,
        office_day(r.created_at)::text, office_day(r.due_at)),
      (CASE WHEN r.due_at IS NOT NULL AND r.first_contacted_at IS NOT NULL THEN 'members.kept' END,
        CASE WHEN r.first_contacted_at <= r.due_at THEN 'in-time' ELSE 'late' END, office_day(r.created_at))
    $$),
    ('get_involved_submissions', $$
      (CASE WHEN NOT r.is_quarantined THEN 'submissions' END, r.status, NULL::date),
      (CASE WHEN r.is_quarantined THEN 'submissions.set-aside' END, '', NULL),
      (CASE WHEN NOT r.is_quarantined THEN 'submissions.received' END, '', office_day(r.created_at)),
      (CASE WHEN NOT r.is_quarantined AND r.first_responded_at IS NULL THEN 'submissions.open' END,
        office_day(r.created_at)::text, office_day(r.due_at)),
      (CASE WHEN NOT r.is_quarantined AND r.first_responded_at IS NOT NULL THEN 'submissions.kept' END,
        CASE WHEN r.first_responded_at <= r.due_at THEN 'in-time' ELSE 'late' END, office_day(r.created_at))
    $$),
    ('contacts', $$
      (CASE WHEN NOT r.is_quarantined THEN 'contacts' END, CASE WHEN r.is_read THEN 'read' ELSE 'unread' END, NULL::date),
      (CASE WHEN r.is_quarantined THEN 'contacts.set-aside' END, '', NULL),
      (CASE WHEN NOT r.is_quarantined AND r.answered_at IS NULL THEN 'contacts.open' END,
        office_day(r.created_at)::text, office_day(r.due_at)),
      (CASE WHEN NOT r.is_quarantined AND r.answered_at IS NOT NULL THEN 'contacts.kept' END,
        CASE WHEN r.answered_at <= r.due_at THEN 'in-time' ELSE 'late' END, office_day(r.created_at))
    $$),
    ('donations', $$
      (CASE WHEN NOT r.is_quarantined THEN 'donations' END, r.type, NULL::date),
      (CASE WHEN r.is_quarantined THEN 'donations.set-aside' END, '', NULL)
    $$),
    ('case_alerts', $$
      ('alerts', CASE WHEN r.is_active AND NOT r.is_resolved THEN 'active' ELSE 'resolved' END, NULL::date)
    $$),
    ('follow_up_reminders', $$
      (CASE WHEN r.is_completed THEN 'reminders.completed' END, '', NULL::date),
      (CASE WHEN NOT r.is_completed THEN 'reminders.open' END, '', office_day(r.due_date))
    $$),
    ('service_records', $$
      ('services', r.outcome, office_day(r.service_date))
    $$)
  ) AS rules (source, facts)
  LOOP
    EXECUTE format($f$
      CREATE FUNCTION tally_%1$s_added() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        INSERT INTO tallies (name, value, day, count)
          SELECT t.name, t.value, t.day, count(*)
            FROM added AS r, LATERAL (VALUES %2$s) AS t (name, value, day)
            WHERE t.name IS NOT NULL GROUP BY 1, 2, 3;
        RETURN NULL;
      END $body$;
      CREATE FUNCTION tally_%1$s_removed() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        INSERT INTO tallies (name, value, day, count)
          SELECT t.name, t.value, t.day, -count(*)
            FROM removed AS r, LATERAL (VALUES %2$s) AS t (name, value, day)
            WHERE t.name IS NOT NULL GROUP BY 1, 2, 3;
        RETURN NULL;
      END $body$;
      CREATE FUNCTION tally_%1$s_changed() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        INSERT INTO tallies (name, value, day, count)
          SELECT name, value, day, sum(step) FROM (
            SELECT t.*, 1 AS step FROM added AS r, LATERAL (VALUES %2$s) AS t (name, value, day)
            UNION ALL
            SELECT t.*, -1 FROM removed AS r, LATERAL (VALUES %2$s) AS t (name, value, day)
          ) AS steps WHERE name IS NOT NULL GROUP BY name, value, day HAVING sum(step) <> 0;
        RETURN NULL;
      END $body$;
      CREATE TRIGGER tally_added AFTER INSERT ON %1$I REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION tally_%1$s_added();
      CREATE TRIGGER tally_removed AFTER DELETE ON %1$I REFERENCING OLD TABLE AS removed
        FOR EACH STATEMENT EXECUTE FUNCTION tally_%1$s_removed();
      CREATE TRIGGER tally_changed AFTER UPDATE ON %1$I REFERENCING NEW TABLE AS added OLD TABLE AS removed
        FOR EACH STATEMENT EXECUTE FUNCTION tally_%1$s_changed();
      INSERT INTO tallies (name, value, day, count)
        SELECT t.name, t.value, t.day, count(*)
          FROM %1$I AS r, LATERAL (VALUES %2$s) AS t (name, value, day)
          WHERE t.name IS NOT NULL GROUP BY 1, 2, 3;
    $f$, counted.source, counted.facts);
  END LOOP;
END $do$;
