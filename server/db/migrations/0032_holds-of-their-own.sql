ALTER TABLE "retention_holds" DROP CONSTRAINT "retention_holds_of";--> statement-breakpoint
CREATE INDEX "retention_holds_subject_id" ON "retention_holds" USING btree ("subject","subject_id");