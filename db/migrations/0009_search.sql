CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"url" text NOT NULL,
	"image" integer,
	"date_start" timestamp with time zone,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	"weight" smallint NOT NULL,
	"words" "tsvector" NOT NULL,
	"head" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_kind_id_language_pk" PRIMARY KEY("kind","id","language")
);
--> statement-breakpoint
CREATE TABLE "search_queries" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
	"without_result" integer NOT NULL,
	CONSTRAINT "search_queries_day_language_query_pk" PRIMARY KEY("day","language","query")
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"number" bigint NOT NULL,
	"run" integer NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"stem" text NOT NULL,
	"in_head" boolean NOT NULL,
	"run" integer NOT NULL,
	CONSTRAINT "search_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE INDEX "search_documents_de_events" ON "search_documents" USING gin ("words") WITH (gin_pending_list_limit=512) WHERE language = 'de' and kind = 'event';--> statement-breakpoint
CREATE INDEX "search_documents_de_others" ON "search_documents" USING gin ("words") WITH (gin_pending_list_limit=512) WHERE language = 'de' and kind <> 'event';--> statement-breakpoint
CREATE INDEX "search_documents_en_events" ON "search_documents" USING gin ("words") WITH (gin_pending_list_limit=512) WHERE language = 'en' and kind = 'event';--> statement-breakpoint
CREATE INDEX "search_documents_en_others" ON "search_documents" USING gin ("words") WITH (gin_pending_list_limit=512) WHERE language = 'en' and kind <> 'event';--> statement-breakpoint
CREATE INDEX "search_documents_by_key" ON "search_documents" USING btree ("language","key" text_pattern_ops) WHERE kind <> 'event';--> statement-breakpoint
CREATE INDEX "search_documents_by_date" ON "search_documents" USING btree ("language","date_start");--> statement-breakpoint
-- Without figures about its words every query is planned alike, by the index: reading long vectors costs more than the planner thinks.
ALTER TABLE "search_documents" ALTER COLUMN "words" SET STATISTICS 0;
