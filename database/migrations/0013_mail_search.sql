CREATE INDEX "mails_recipient_search" ON "mails" USING gin ("recipient" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_subject_search" ON "mails" USING gin ("subject" gin_trgm_ops);