CREATE TABLE "affiliate_registrations" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"code_id" integer NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opened_accounts" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"opened_at" bigint NOT NULL,
	"taken_at" bigint
);
--> statement-breakpoint
CREATE TABLE "agent_rate_quotas" (
	"account_id" integer NOT NULL,
	"game_type" text NOT NULL,
	"rate" integer NOT NULL,
	"places" integer NOT NULL,
	CONSTRAINT "agent_rate_quotas_account_id_game_type_rate_pk" PRIMARY KEY("account_id","game_type","rate"),
	CONSTRAINT "agent_rate_quotas_count" CHECK ("agent_rate_quotas"."rate" between 1 and 10000 and "agent_rate_quotas"."places" >= 0)
);
--> statement-breakpoint
CREATE TABLE "agent_rates" (
	"account_id" integer NOT NULL,
	"game_type" text NOT NULL,
	"from_day" text NOT NULL,
	"rate" integer NOT NULL,
	"given_by" integer,
	"given_at" bigint NOT NULL,
	CONSTRAINT "agent_rates_account_id_game_type_from_day_pk" PRIMARY KEY("account_id","game_type","from_day"),
	CONSTRAINT "agent_rates_share" CHECK ("agent_rates"."rate" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "member_type" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "rates" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "created_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "deleted_at" bigint;--> statement-breakpoint
ALTER TABLE "affiliate_registrations" ADD CONSTRAINT "affiliate_registrations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_registrations" ADD CONSTRAINT "affiliate_registrations_code_id_affiliate_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."affiliate_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_accounts" ADD CONSTRAINT "opened_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_accounts" ADD CONSTRAINT "opened_accounts_agent_id_accounts_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_rate_quotas" ADD CONSTRAINT "agent_rate_quotas_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_rates" ADD CONSTRAINT "agent_rates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_rates" ADD CONSTRAINT "agent_rates_given_by_accounts_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_registrations_code" ON "affiliate_registrations" USING btree ("code_id");