CREATE INDEX "audit_entries_erased" ON "audit_entries" USING btree ("at","id","subject","subject_id") WHERE "audit_entries"."action" in ('erased');--> statement-breakpoint
CREATE INDEX "audit_entries_emptied" ON "audit_entries" USING btree ("id","subject","subject_id","member_id") WHERE "audit_entries"."detail_hash" is not null and "audit_entries"."detail_salt" is null;--> statement-breakpoint
CREATE INDEX "replies_message" ON "replies" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "audit_entries_noticed_new" ON "audit_entries" USING btree ("action","at","id") WHERE "audit_entries"."action" in ('opened-restricted', 'sign-in-refused', 'new-device', 'passkey-went-back', 'read-much', 'check-failed');--> statement-breakpoint
DROP INDEX "audit_entries_noticed";--> statement-breakpoint
ALTER INDEX "audit_entries_noticed_new" RENAME TO "audit_entries_noticed";
