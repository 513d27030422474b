CREATE TABLE "companions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"sex" text,
	"age" integer,
	"description" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kids" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sex" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portraits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"companion_id" uuid,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"character" jsonb NOT NULL,
	"progress" real NOT NULL,
	"images" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portrait_versions" UNIQUE NULLS NOT DISTINCT("kid_id","companion_id","version")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "companions_of_kid" ON "companions" USING btree ("kid_id","created_at");--> statement-breakpoint
CREATE INDEX "companions_of_account" ON "companions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "kids_of_account" ON "kids" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "portraits_of_account" ON "portraits" USING btree ("account_id");