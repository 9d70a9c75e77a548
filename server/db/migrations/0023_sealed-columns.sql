CREATE TABLE "data_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"probe" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealing_progress" (
	"name" text PRIMARY KEY NOT NULL,
	"columns" text NOT NULL,
	"after" text,
	"is_done" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "mentions" text[] DEFAULT '{}'::text[] NOT NULL;
--> statement-breakpoint
-- What is kept of a response will be sealed: an erasure finds it by the rows that it tells of.
UPDATE idempotency_keys SET mentions = ARRAY(
  SELECT 'id:' || (v #>> '{}') FROM jsonb_path_query(response, '$.**.id') v WHERE jsonb_typeof(v) = 'number'
  UNION SELECT 'memberId:' || (v #>> '{}') FROM jsonb_path_query(response, '$.**.memberId') v WHERE jsonb_typeof(v) = 'number'
  UNION SELECT 'contactId:' || (v #>> '{}') FROM jsonb_path_query(response, '$.**.contactId') v WHERE jsonb_typeof(v) = 'number'
  UNION SELECT 'submissionId:' || (v #>> '{}') FROM jsonb_path_query(response, '$.**.submissionId') v WHERE jsonb_typeof(v) = 'number'
  UNION SELECT 'subjectId:' || (v #>> '{}') FROM jsonb_path_query(response, '$.**.subjectId') v WHERE jsonb_typeof(v) = 'number'
  UNION SELECT 'reference:' || (v #>> '{}') FROM jsonb_path_query(response, '$.**.reference') v WHERE jsonb_typeof(v) = 'string'
) WHERE response IS NOT NULL;
--> statement-breakpoint
-- Rows that were stored before stay as they are, as text, until the server seals them: that needs the key. What
-- somebody wrote must not be taken for sealed: none of it begins as a sealed text does.
DO $do$
DECLARE
  one text[];
BEGIN
  FOREACH one SLICE 1 IN ARRAY '{{contacts,message},{donations,tribute_message},{volunteers,experience},{volunteers,motivation},
    {members,notes},{service_records,description},{member_progress,title},{member_progress,description},{member_progress,outcome},
    {follow_up_reminders,title},{follow_up_reminders,description},{case_alerts,message},{case_alerts,resolution},
    {get_involved_submissions,notes},{contact_attempts,note},{replies,body},{retention_holds,reason}}'::text[] LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = '' '' || %2$I WHERE %2$I LIKE ''s1.%%''', one[1], one[2]);
  END LOOP;
END $do$;
--> statement-breakpoint
DROP INDEX "outbox_sent";
--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "changes" SET DATA TYPE text,
  ALTER COLUMN "note" SET DATA TYPE text USING CASE WHEN note LIKE 's1.%' THEN ' ' || note ELSE note END;
--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "other_answers" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "other_answers" SET DATA TYPE text;
--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "other_answers" SET DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE "donations" ALTER COLUMN "other_answers" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "donations" ALTER COLUMN "other_answers" SET DATA TYPE text;
--> statement-breakpoint
ALTER TABLE "donations" ALTER COLUMN "other_answers" SET DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE "get_involved_submissions" ALTER COLUMN "form_data" SET DATA TYPE text;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "response" SET DATA TYPE text;
--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "date_of_birth" SET DATA TYPE text USING to_char("date_of_birth", 'YYYY-MM-DD');
--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "additional_info" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "additional_info" SET DATA TYPE text;
--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "additional_info" SET DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "safe_contact" SET DATA TYPE text;
--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "triage_reasons" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "triage_reasons" SET DATA TYPE text USING to_jsonb("triage_reasons")::text;
--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "triage_reasons" SET DEFAULT '[]';
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "params" SET DATA TYPE text;
--> statement-breakpoint
ALTER TABLE "service_records" ALTER COLUMN "documents" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "service_records" ALTER COLUMN "documents" SET DATA TYPE text USING to_jsonb("documents")::text;
--> statement-breakpoint
ALTER TABLE "service_records" ALTER COLUMN "documents" SET DEFAULT '[]';
--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at") WHERE "outbox"."params" <> '{}';
--> statement-breakpoint
CREATE OR REPLACE TRIGGER reminders_changed AFTER UPDATE ON follow_up_reminders REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT WHEN (current_setting('app.sealing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION keep_next_reminder();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER alerts_changed AFTER UPDATE ON case_alerts REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT WHEN (current_setting('app.sealing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION keep_pressing_alerts();
--> statement-breakpoint
-- Sealing changes how a text stands in the log, never what it says: its hash shows that.
CREATE OR REPLACE FUNCTION refuse_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_erasing boolean := current_setting('app.erasing', true) IS NOT DISTINCT FROM 'on';
  is_sealing boolean := current_setting('app.sealing', true) IS NOT DISTINCT FROM 'on';
  told text[] := '{staff_id}';
  detail text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF is_erasing AND TG_TABLE_NAME = 'audit_entries' AND (to_jsonb(NEW) ->> 'changes') IS NULL
      AND (to_jsonb(NEW) ->> 'note') IS NULL THEN
      told := told || '{changes,note,detail_salt}';
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
--> statement-breakpoint
-- Nor does it add anything to an erased case; and like the upkeep of the queue above, it must not lock cases by the hundred.
CREATE OR REPLACE FUNCTION refuse_erased() RETURNS trigger LANGUAGE plpgsql AS $$
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
