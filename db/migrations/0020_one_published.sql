-- Of two versions published at once visitors saw either; the newer one stays.
UPDATE "snapshots" SET "is_published" = false WHERE "is_published" AND EXISTS (
  SELECT FROM "snapshots" "newer" WHERE "newer"."container" = "snapshots"."container" AND "newer"."language" = "snapshots"."language"
    AND "newer"."is_published" AND "newer"."number" > "snapshots"."number"
);--> statement-breakpoint
DROP INDEX "snapshots_published";--> statement-breakpoint
CREATE UNIQUE INDEX "snapshots_one_published" ON "snapshots" USING btree ("container","language") WHERE "snapshots"."is_published";