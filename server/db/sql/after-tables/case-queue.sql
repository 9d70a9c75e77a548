-- members.next_reminder_at and members.pressing_alerts, updated once per statement that changes reminders or alerts.
-- Sealing (encrypting rows that were stored in plain text) skips them: it must not lock cases by the hundred.

CREATE FUNCTION keep_next_reminder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE members SET next_reminder_at = soonest.due_date
    FROM (
      SELECT touched.member_id, min(open.due_date) AS due_date
        FROM (SELECT DISTINCT member_id FROM touched) AS touched
        LEFT JOIN follow_up_reminders AS open
          ON open.member_id = touched.member_id AND NOT open.is_completed
        GROUP BY touched.member_id
    ) AS soonest
    WHERE members.id = soonest.member_id
      AND members.next_reminder_at IS DISTINCT FROM soonest.due_date;
  RETURN NULL;
END $$;

CREATE FUNCTION keep_pressing_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE members SET pressing_alerts = pressing.number
    FROM (
      SELECT touched.member_id, count(open.id) AS number
        FROM (SELECT DISTINCT member_id FROM touched) AS touched
        LEFT JOIN case_alerts AS open
          ON open.member_id = touched.member_id AND open.is_active AND NOT open.is_resolved
          AND open.priority IN ('critical', 'high')
        GROUP BY touched.member_id
    ) AS pressing
    WHERE members.id = pressing.member_id
      AND members.pressing_alerts IS DISTINCT FROM pressing.number;
  RETURN NULL;
END $$;

CREATE TRIGGER reminders_added AFTER INSERT ON follow_up_reminders
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_next_reminder();

CREATE TRIGGER reminders_changed AFTER UPDATE ON follow_up_reminders REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT WHEN (current_setting('app.sealing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION keep_next_reminder();

CREATE TRIGGER reminders_removed AFTER DELETE ON follow_up_reminders
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_next_reminder();

CREATE TRIGGER alerts_added AFTER INSERT ON case_alerts
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_pressing_alerts();

CREATE TRIGGER alerts_changed AFTER UPDATE ON case_alerts REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT WHEN (current_setting('app.sealing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION keep_pressing_alerts();

CREATE TRIGGER alerts_removed AFTER DELETE ON case_alerts
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_pressing_alerts();
