DROP INDEX "containers_by_object";--> statement-breakpoint
CREATE UNIQUE INDEX "pages_path_de" ON "pages" USING btree (("path"->>'de')) WHERE "pages"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pages_path_en" ON "pages" USING btree (("path"->>'en')) WHERE "pages"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "containers_by_object" ON "containers" USING btree ("content_type","object_id");