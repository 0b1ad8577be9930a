CREATE TABLE "bonuses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"number" text NOT NULL,
	"source" text NOT NULL,
	"origin" text,
	"amount" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"cap" bigint,
	"on_withdrawal" text NOT NULL,
	"starts_itself" boolean NOT NULL,
	"turnover_days" integer,
	"state" text NOT NULL,
	"converted" bigint DEFAULT 0 NOT NULL,
	"ends_at" bigint,
	"announced_at" bigint,
	"created_at" bigint NOT NULL,
	"claimed_at" bigint,
	"ended_at" bigint,
	"started_by" bigint,
	CONSTRAINT "bonuses_number_unique" UNIQUE("number"),
	CONSTRAINT "bonuses_source_unique" UNIQUE("source"),
	CONSTRAINT "bonuses_amounts" CHECK ("bonuses"."amount" > 0 and "bonuses"."turnover" >= 0 and "bonuses"."cap" > 0 and "bonuses"."turnover_days" > 0
        and "bonuses"."converted" >= 0 and ("bonuses"."cap" is null or "bonuses"."converted" <= "bonuses"."cap")),
	CONSTRAINT "bonuses_ended" CHECK (("bonuses"."state" in ('claimable', 'inTurnover')) = ("bonuses"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "withdrawal_quotes" ADD COLUMN "bonus_id" uuid;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_started_by_ledger_transactions_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_one_in_turnover" ON "bonuses" USING btree ("account_id") WHERE "bonuses"."state" = 'inTurnover';--> statement-breakpoint
CREATE INDEX "bonuses_of_member" ON "bonuses" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bonuses_started" ON "bonuses" USING btree ("account_id","started_by");--> statement-breakpoint
CREATE INDEX "bonuses_by_origin" ON "bonuses" USING btree ("origin");--> statement-breakpoint
CREATE INDEX "bonuses_due" ON "bonuses" USING btree ("ends_at") WHERE "bonuses"."state" in ('claimable', 'inTurnover');--> statement-breakpoint
ALTER TABLE "withdrawal_quotes" ADD CONSTRAINT "withdrawal_quotes_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;