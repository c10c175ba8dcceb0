DROP INDEX "shop_carts_by_browser";--> statement-breakpoint
-- Carts that share a browser keep their cookies; only new ones are found by it.
UPDATE "shop_carts" SET "browser_hash" = NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_carts_by_browser" ON "shop_carts" USING btree ("browser_hash");