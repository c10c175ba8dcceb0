ALTER TABLE "productions" ADD COLUMN "parent" integer;--> statement-breakpoint
CREATE INDEX "articles_by_production" ON "articles" USING gin ("productions");--> statement-breakpoint
CREATE INDEX "productions_by_parent" ON "productions" USING btree ("parent");