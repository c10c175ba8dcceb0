ALTER TABLE "event_notices" ADD COLUMN "room" integer;--> statement-breakpoint
ALTER TABLE "event_notices" ADD COLUMN "is_date_known" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_mails" ADD COLUMN "since" integer;--> statement-breakpoint
ALTER TABLE "event_notices" ADD CONSTRAINT "event_notices_room_rooms_id_fk" FOREIGN KEY ("room") REFERENCES "public"."rooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mails" ADD CONSTRAINT "notice_mails_since_event_notices_id_fk" FOREIGN KEY ("since") REFERENCES "public"."event_notices"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- Notices that are under way: the room is taken as unchanged unless it was the change, and what was written as 'no new date yet' stays so.
UPDATE "event_notices" SET "room" = "events"."room" FROM "events" WHERE "events"."id" = "event_notices"."event" AND "event_notices"."kind" <> 'change_room';--> statement-breakpoint
UPDATE "event_notices" SET "is_date_known" = false FROM "events" WHERE "events"."id" = "event_notices"."event" AND "event_notices"."kind" = 'postpone'
  AND "events"."date_start" = "event_notices"."date_start" AND 'postponed' = ANY ("events"."statuses");
