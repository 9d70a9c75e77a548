ALTER TABLE "case_alerts" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "case_alerts" ADD COLUMN "contact_id" integer;--> statement-breakpoint
ALTER TABLE "case_alerts" ADD COLUMN "submission_id" integer;--> statement-breakpoint
ALTER TABLE "case_alerts" ADD CONSTRAINT "case_alerts_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_alerts" ADD CONSTRAINT "case_alerts_submission_id_get_involved_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."get_involved_submissions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_alerts_contact" ON "case_alerts" USING btree ("contact_id") WHERE "case_alerts"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "case_alerts_submission" ON "case_alerts" USING btree ("submission_id") WHERE "case_alerts"."submission_id" is not null;--> statement-breakpoint
ALTER TABLE "case_alerts" ADD CONSTRAINT "case_alerts_subject" CHECK (num_nonnulls("case_alerts"."member_id", "case_alerts"."contact_id", "case_alerts"."submission_id") = 1);