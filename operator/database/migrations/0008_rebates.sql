CREATE TABLE "rebate_carries" (
	"account_id" integer NOT NULL,
	"game_type" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "rebate_carries_account_id_game_type_pk" PRIMARY KEY("account_id","game_type"),
	CONSTRAINT "rebate_carries_below_zero" CHECK ("rebate_carries"."amount" < 0)
);
--> statement-breakpoint
CREATE TABLE "rebate_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"number" text NOT NULL,
	"through" bigint NOT NULL,
	"sum" bigint NOT NULL,
	"claimed_at" bigint NOT NULL,
	CONSTRAINT "rebate_claims_number_unique" UNIQUE("number"),
	CONSTRAINT "rebate_claims_pay" CHECK ("rebate_claims"."sum" > 0)
);
--> statement-breakpoint
CREATE TABLE "rebate_rates" (
	"game_type" text NOT NULL,
	"from_day" text NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "rebate_rates_game_type_from_day_pk" PRIMARY KEY("game_type","from_day"),
	CONSTRAINT "rebate_rates_share" CHECK ("rebate_rates"."rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "rebate_rows" (
	"claim_id" uuid NOT NULL,
	"day" text NOT NULL,
	"game_type" text NOT NULL,
	"valid" bigint NOT NULL,
	"carried" bigint NOT NULL,
	"rate" integer NOT NULL,
	"rebate" bigint NOT NULL,
	CONSTRAINT "rebate_rows_claim_id_day_game_type_pk" PRIMARY KEY("claim_id","day","game_type"),
	CONSTRAINT "rebate_rows_amounts" CHECK ("rebate_rows"."carried" <= 0 and "rebate_rows"."rebate" >= 0 and "rebate_rows"."rate" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "rebate_carries" ADD CONSTRAINT "rebate_carries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_claims" ADD CONSTRAINT "rebate_claims_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_rows" ADD CONSTRAINT "rebate_rows_claim_id_rebate_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."rebate_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rebate_claims_of_member" ON "rebate_claims" USING btree ("account_id","claimed_at","id");--> statement-breakpoint
CREATE INDEX "settlements_of_member" ON "settlements" USING btree ("account_id","id");