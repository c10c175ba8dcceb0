ALTER TABLE "article_categories" ALTER COLUMN "style_name" SET DEFAULT 'cc01';--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "kind" SET DEFAULT 'image';