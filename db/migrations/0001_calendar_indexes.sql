-- The calendar walks this index in order and stops after one page; the included columns let it filter
-- and count without touching the wide rows of events.
CREATE INDEX "events_calendar" ON "events" ("date_start", "id") INCLUDE ("ends_at", "room", "exhibition_type", "genre", "tags", "series") WHERE is_listed;
--> statement-breakpoint
-- When does the next event end? Until then no list of events changes by time alone.
CREATE INDEX "events_by_end" ON "events" ("ends_at") WHERE is_listed;
--> statement-breakpoint
-- Which events are running now, without walking all that have begun or all that will end.
CREATE INDEX "events_running" ON "events" USING gist (tstzrange("date_start", "ends_at")) WHERE is_listed;
--> statement-breakpoint
CREATE INDEX "events_by_tag" ON "events" USING gin ("tags") WHERE is_listed;
--> statement-breakpoint
CREATE INDEX "events_by_series" ON "events" USING gin ("series") WHERE is_listed;
