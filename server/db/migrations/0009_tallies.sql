CREATE TABLE "tallies" (
	"name" text NOT NULL,
	"value" text NOT NULL,
	"day" date,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tallies_name" ON "tallies" USING btree ("name","day","value");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor","at","id");--> statement-breakpoint
CREATE INDEX "case_alerts_priority" ON "case_alerts" USING btree ("priority","created_at","id");--> statement-breakpoint
CREATE INDEX "contacts_by_due" ON "contacts" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "contacts_open" ON "contacts" USING btree ("created_at","id") WHERE "contacts"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "contacts_set_aside" ON "contacts" USING btree ("created_at","id") WHERE "contacts"."is_quarantined";--> statement-breakpoint
CREATE INDEX "donations_set_aside" ON "donations" USING btree ("created_at","id") WHERE "donations"."is_quarantined";--> statement-breakpoint
CREATE INDEX "follow_up_reminders_by_due" ON "follow_up_reminders" USING btree ("due_date","id");--> statement-breakpoint
CREATE INDEX "follow_up_reminders_newest" ON "follow_up_reminders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "follow_up_reminders_priority" ON "follow_up_reminders" USING btree ("priority","due_date","id");--> statement-breakpoint
CREATE INDEX "follow_up_reminders_assigned" ON "follow_up_reminders" USING btree ("assigned_to","is_completed","due_date","id");--> statement-breakpoint
CREATE INDEX "get_involved_submissions_updated" ON "get_involved_submissions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "get_involved_submissions_by_due" ON "get_involved_submissions" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "get_involved_submissions_assigned" ON "get_involved_submissions" USING btree ("assigned_to","created_at","id");--> statement-breakpoint
CREATE INDEX "get_involved_submissions_open" ON "get_involved_submissions" USING btree ("created_at","id") WHERE "get_involved_submissions"."first_responded_at" is null;--> statement-breakpoint
CREATE INDEX "get_involved_submissions_set_aside" ON "get_involved_submissions" USING btree ("created_at","id") WHERE "get_involved_submissions"."is_quarantined";--> statement-breakpoint
CREATE INDEX "member_progress_type" ON "member_progress" USING btree ("progress_type","progress_date","id");--> statement-breakpoint
CREATE INDEX "members_open" ON "members" USING btree ("created_at","id") WHERE "members"."first_contacted_at" is null and "members"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "members_region_queue" ON "members" USING btree ("service_region","queue_rank","queue_at","id");--> statement-breakpoint
CREATE INDEX "members_alerts" ON "members" USING btree ("queue_rank","queue_at","id") WHERE "members"."pressing_alerts" > 0;--> statement-breakpoint
CREATE INDEX "service_records_type" ON "service_records" USING btree ("service_type","service_date","id");--> statement-breakpoint
CREATE INDEX "service_records_outcome" ON "service_records" USING btree ("outcome","service_date","id");