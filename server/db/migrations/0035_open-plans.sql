DROP INDEX "contacts_to_answer";--> statement-breakpoint
DROP INDEX "get_involved_submissions_to_answer";--> statement-breakpoint
CREATE INDEX "contacts_to_answer" ON "contacts" USING btree (coalesce("assigned_to", '') collate "C",coalesce("follow_up_date", "due_at"),"id") WHERE ("contacts"."answered_at" is null or "contacts"."follow_up_date" is not null) and not "contacts"."is_quarantined";--> statement-breakpoint
CREATE INDEX "get_involved_submissions_to_answer" ON "get_involved_submissions" USING btree (coalesce("assigned_to", '') collate "C",coalesce("follow_up_date", "due_at"),"id") WHERE ("get_involved_submissions"."first_responded_at" is null or ("get_involved_submissions"."follow_up_date" is not null and not "get_involved_submissions"."is_follow_up_complete")) and not "get_involved_submissions"."is_quarantined";--> statement-breakpoint
-- Of what was answered, only a try that was planned after the answer is still to be made.
UPDATE contacts SET follow_up_date = NULL
  WHERE answered_at IS NOT NULL AND follow_up_date IS NOT NULL AND NOT EXISTS (
    SELECT FROM contact_attempts a WHERE a.contact_id = contacts.id
      AND a.follow_up_at = contacts.follow_up_date AND a.created_at > contacts.answered_at);
--> statement-breakpoint
UPDATE get_involved_submissions SET is_follow_up_complete = true
  WHERE first_responded_at IS NOT NULL AND follow_up_date IS NOT NULL AND NOT is_follow_up_complete AND NOT EXISTS (
    SELECT FROM contact_attempts a WHERE a.submission_id = get_involved_submissions.id
      AND a.follow_up_at = get_involved_submissions.follow_up_date
      AND a.created_at > get_involved_submissions.first_responded_at);
