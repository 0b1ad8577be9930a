CREATE TABLE "participations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"promotion_id" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"joined_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"bonus_id" uuid,
	CONSTRAINT "participations_bonus_id_unique" UNIQUE("bonus_id"),
	CONSTRAINT "participations_once" UNIQUE("account_id","promotion_id")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"title" jsonb NOT NULL,
	"mode" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"least_deposit" bigint NOT NULL,
	"share" integer NOT NULL,
	"most" bigint NOT NULL,
	"factor" integer NOT NULL,
	"turnover_days" integer NOT NULL,
	"claim_days" integer NOT NULL,
	"cap" bigint,
	"largest_bet" bigint,
	"on_withdrawal" text NOT NULL,
	"places" integer,
	CONSTRAINT "promotions_id_version_pk" PRIMARY KEY("id","version"),
	CONSTRAINT "promotions_amounts" CHECK ("promotions"."version" > 0 and "promotions"."ends_at" > "promotions"."starts_at" and "promotions"."least_deposit" > 0 and "promotions"."share" > 0
        and "promotions"."most" > 0 and "promotions"."factor" >= 0 and "promotions"."turnover_days" > 0 and "promotions"."claim_days" > 0
        and "promotions"."cap" > 0 and "promotions"."largest_bet" > 0 and "promotions"."places" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "largest_bet" bigint;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_promotion" FOREIGN KEY ("promotion_id","version") REFERENCES "public"."promotions"("id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "participations_open" ON "participations" USING btree ("promotion_id") WHERE "participations"."state" in ('joined', 'claimable');--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_largest_bet" CHECK ("bonuses"."largest_bet" > 0);