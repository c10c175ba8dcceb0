ALTER TABLE "notice_mails" ADD COLUMN "party" integer;--> statement-breakpoint
ALTER TABLE "notice_mails" ADD CONSTRAINT "notice_mails_party_waiting_parties_id_fk" FOREIGN KEY ("party") REFERENCES "public"."waiting_parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_mails_by_party" ON "notice_mails" USING btree ("party");