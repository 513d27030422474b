CREATE TABLE "payment_attempts" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider" text NOT NULL,
	"sku" jsonb NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"cause" text,
	"reference" text,
	"checkout_url" text,
	"awaited_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_attempts_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_looks" (
	"account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"started" integer NOT NULL,
	"applied" integer NOT NULL,
	CONSTRAINT "payment_looks_account_id_provider_pk" PRIMARY KEY("account_id","provider")
);
--> statement-breakpoint
CREATE TABLE "payment_webhooks" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_webhooks_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_accounts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"offset_ms" bigint DEFAULT 0 NOT NULL,
	"fails_renewals" boolean DEFAULT false NOT NULL,
	"knobs" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_charges_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"sku" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"cause" text,
	"confirms_at" timestamp with time zone,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_checkouts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"sku" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"grace_until" timestamp with time zone,
	"will_renew" boolean NOT NULL,
	"is_refunded" boolean NOT NULL,
	"pending_sku" jsonb,
	"pending_amount" integer
);
--> statement-breakpoint
CREATE TABLE "sandbox_webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"wrong_signature" boolean DEFAULT false NOT NULL,
	"deliveries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "payment_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE INDEX "payment_webhooks_of_account" ON "payment_webhooks" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sandbox_charges_of_account" ON "sandbox_charges" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sandbox_checkouts_of_account" ON "sandbox_checkouts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_of_account" ON "sandbox_subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sandbox_webhooks_of_account" ON "sandbox_webhooks" USING btree ("account_id");