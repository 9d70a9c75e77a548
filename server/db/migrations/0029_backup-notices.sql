CREATE INDEX "audit_entries_noticed_new" ON "audit_entries" USING btree ("at","id") WHERE "audit_entries"."action" in ('opened-restricted', 'sign-in-refused', 'new-device', 'passkey-went-back', 'read-much', 'check-failed');--> statement-breakpoint
DROP INDEX "audit_entries_noticed";--> statement-breakpoint
ALTER INDEX "audit_entries_noticed_new" RENAME TO "audit_entries_noticed";
