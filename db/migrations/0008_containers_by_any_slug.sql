DROP INDEX "containers_by_object";--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "parent" integer;--> statement-breakpoint
CREATE INDEX "containers_by_object" ON "containers" USING btree ("content_type","object_id");