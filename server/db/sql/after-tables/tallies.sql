-- tallies: counters updated once per statement. The triggers only insert rows, so that concurrent writers hold no lock
-- on a shared counter.
DO $do$
DECLARE
  counted record;
BEGIN
  -- The counters of one row: name, value, and day. Entries without a name count nothing.
  FOR counted IN SELECT * FROM (VALUES
    ('members', $$
      ('members', r.status, NULL::date),
      (CASE WHEN r.program_areas <> '{}' THEN 'members.areas' END, r.program_areas::text, NULL),
      (CASE WHEN r.needs_review THEN 'members.needs-review' END,
        CASE WHEN r.due_at IS NOT NULL AND r.first_contacted_at IS NULL THEN 'open' ELSE '' END, NULL),
      (CASE WHEN r.referral_source = 'membership-assistance' THEN 'members.received' END, '', office_day(r.created_at)),
      (CASE WHEN NOT r.needs_review AND r.due_at IS NOT NULL AND r.first_contacted_at IS NULL THEN
          CASE WHEN r.status IN ('completed', 'inactive') THEN 'members.closed-unreached' ELSE 'members.open' END
        END,
        office_day(r.created_at)::text, office_day(r.due_at)),
      (CASE WHEN NOT r.needs_review AND r.due_at IS NOT NULL AND r.first_contacted_at IS NOT NULL THEN 'members.kept' END,
        CASE WHEN r.first_contacted_at <= r.due_at THEN 'in-time' ELSE 'late' END, office_day(r.created_at))
    $$),
    ('get_involved_submissions', $$
      (CASE WHEN NOT r.needs_review THEN 'submissions' END, r.status, NULL::date),
      (CASE WHEN r.needs_review THEN 'submissions.needs-review' END, '', NULL),
      (CASE WHEN NOT r.needs_review THEN 'submissions.received' END, '', office_day(r.created_at)),
      (CASE WHEN NOT r.needs_review AND r.first_responded_at IS NULL THEN 'submissions.open' END,
        office_day(r.created_at)::text, office_day(r.due_at)),
      (CASE WHEN NOT r.needs_review AND r.first_responded_at IS NOT NULL THEN 'submissions.kept' END,
        CASE WHEN r.first_responded_at <= r.due_at THEN 'in-time' ELSE 'late' END, office_day(r.created_at))
    $$),
    ('contacts', $$
      (CASE WHEN NOT r.needs_review THEN 'contacts' END, CASE WHEN r.is_read THEN 'read' ELSE 'unread' END, NULL::date),
      (CASE WHEN r.needs_review THEN 'contacts.needs-review' END, '', NULL),
      (CASE WHEN NOT r.needs_review AND r.answered_at IS NULL THEN 'contacts.open' END,
        office_day(r.created_at)::text, office_day(r.due_at)),
      (CASE WHEN NOT r.needs_review AND r.answered_at IS NOT NULL THEN 'contacts.kept' END,
        CASE WHEN r.answered_at <= r.due_at THEN 'in-time' ELSE 'late' END, office_day(r.created_at))
    $$),
    ('donations', $$
      (CASE WHEN NOT r.needs_review THEN 'donations' END, r.type, NULL::date),
      (CASE WHEN r.needs_review THEN 'donations.needs-review' END, '', NULL)
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
    $f$, counted.source, counted.facts);
  END LOOP;
END $do$;

-- Counts people who were erased before anyone reached them.
CREATE FUNCTION tally_unreached() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tallies (name, value, day, count) VALUES ('members.unreached', '', NULL, 1);
  RETURN NULL;
END $$;

CREATE TRIGGER tally_unreached AFTER UPDATE OF erased_at ON members FOR EACH ROW
  WHEN (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL AND OLD.due_at IS NOT NULL AND OLD.first_contacted_at IS NULL)
  EXECUTE FUNCTION tally_unreached();

-- Monthly counts of reads. The lock serializes writers: two concurrent first reads would both count the person.
CREATE FUNCTION tally_reads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('app-tally-reads'));
  INSERT INTO tallies (name, value, day, count)
    SELECT t.name, r.actor, office_month(r.at), sum(t.step) FROM added AS r, LATERAL (VALUES
        ('reads.opened', (r.kind = 'one')::int),
        ('reads.lists', (r.kind = 'list')::int),
        ('reads.searches', (' ' || r.filters || ' ' LIKE '% search %')::int),
        ('reads.exports', (r.kind = 'export')::int),
        ('reads.exportedRows', CASE r.kind WHEN 'export' THEN cardinality(r.ids) ELSE 0 END)
      ) AS t (name, step) WHERE t.step > 0 GROUP BY 1, 2, 3;
  INSERT INTO tallies (name, value, day, count)
    SELECT 'reads.people', actor, month, count(*) FROM (
        SELECT DISTINCT actor, subject, ids[1] AS row_id, office_month(at) AS month FROM added
          WHERE kind IN ('one', 'part')
      ) AS looks
      WHERE NOT EXISTS (
        SELECT FROM read_entries AS r
          WHERE r.actor = looks.actor AND r.subject = looks.subject AND r.ids[1] = looks.row_id
            AND r.kind IN ('one', 'part') AND r.at > looks.month - interval '1 day'
            AND office_month(r.at) = looks.month AND r.id NOT IN (SELECT id FROM added)
      ) GROUP BY 2, 3;
  RETURN NULL;
END $$;

CREATE TRIGGER tally_added AFTER INSERT ON read_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_reads();
