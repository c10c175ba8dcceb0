-- Of several codes with the same text the one that counts stays as it is: the oldest outside of the trash. The others get their number behind it.
UPDATE "promotion_codes" SET "code" = "code" || '-' || "id" WHERE "id" NOT IN (SELECT DISTINCT ON (lower("code")) "id" FROM "promotion_codes" ORDER BY lower("code"), "deleted_at" IS NOT NULL, "id");--> statement-breakpoint
DROP INDEX "promotion_codes_by_code";--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_codes_by_code" ON "promotion_codes" USING btree (lower("code"));