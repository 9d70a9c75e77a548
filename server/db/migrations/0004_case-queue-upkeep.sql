-- Keeps members.next_reminder_at and members.pressing_alerts in step, once per statement, whatever
-- changes reminders or alerts.
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER reminders_added AFTER INSERT ON follow_up_reminders
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_next_reminder();
--> statement-breakpoint
CREATE TRIGGER reminders_changed AFTER UPDATE ON follow_up_reminders
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_next_reminder();
--> statement-breakpoint
CREATE TRIGGER reminders_removed AFTER DELETE ON follow_up_reminders
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_next_reminder();
--> statement-breakpoint
CREATE TRIGGER alerts_added AFTER INSERT ON case_alerts
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_pressing_alerts();
--> statement-breakpoint
CREATE TRIGGER alerts_changed AFTER UPDATE ON case_alerts
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_pressing_alerts();
--> statement-breakpoint
CREATE TRIGGER alerts_removed AFTER DELETE ON case_alerts
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_pressing_alerts();
--> statement-breakpoint
UPDATE members SET next_reminder_at = soonest.due_date
  FROM (SELECT member_id, min(due_date) AS due_date FROM follow_up_reminders
        WHERE NOT is_completed GROUP BY member_id) AS soonest
  WHERE members.id = soonest.member_id;
--> statement-breakpoint
UPDATE members SET pressing_alerts = pressing.number
  FROM (SELECT member_id, count(*) AS number FROM case_alerts
        WHERE is_active AND NOT is_resolved AND priority IN ('critical', 'high')
        GROUP BY member_id) AS pressing
  WHERE members.id = pressing.member_id;
