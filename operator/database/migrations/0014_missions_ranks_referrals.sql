CREATE TABLE "missions" (
	"id" text NOT NULL,
	"from_day" text NOT NULL,
	"period" text NOT NULL,
	"measure" text NOT NULL,
	"target" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"factor" integer NOT NULL,
	"turnover_days" integer NOT NULL,
	"claim_days" integer NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "missions_id_from_day_pk" PRIMARY KEY("id","from_day"),
	CONSTRAINT "missions_amounts" CHECK ("missions"."target" > 0 and "missions"."amount" > 0 and "missions"."factor" >= 0 and "missions"."turnover_days" > 0
        and "missions"."claim_days" > 0),
	CONSTRAINT "missions_id" CHECK ("missions"."id" ~ '^[a-z-]+$')
);
--> statement-breakpoint
CREATE TABLE "rank_absences" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"since" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rank_prizes" (
	"board" text NOT NULL,
	"period" text NOT NULL,
	"from_day" text NOT NULL,
	"first_place" integer NOT NULL,
	"last_place" integer NOT NULL,
	"amount" bigint NOT NULL,
	"factor" integer NOT NULL,
	"turnover_days" integer NOT NULL,
	"claim_days" integer NOT NULL,
	CONSTRAINT "rank_prizes_board_period_from_day_first_place_pk" PRIMARY KEY("board","period","from_day","first_place"),
	CONSTRAINT "rank_prizes_amounts" CHECK ("rank_prizes"."first_place" > 0 and "rank_prizes"."last_place" >= "rank_prizes"."first_place" and "rank_prizes"."amount" > 0 and "rank_prizes"."factor" >= 0
        and "rank_prizes"."turnover_days" > 0 and "rank_prizes"."claim_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "rank_results" (
	"board" text NOT NULL,
	"period" text NOT NULL,
	"first_day" text NOT NULL,
	"place" integer NOT NULL,
	"account_id" integer NOT NULL,
	"sum" bigint NOT NULL,
	"reached_at" bigint NOT NULL,
	"prize" bigint NOT NULL,
	"bonus_id" uuid,
	CONSTRAINT "rank_results_board_period_first_day_place_pk" PRIMARY KEY("board","period","first_day","place"),
	CONSTRAINT "rank_results_bonus_id_unique" UNIQUE("bonus_id"),
	CONSTRAINT "rank_results_once" UNIQUE("board","period","first_day","account_id"),
	CONSTRAINT "rank_results_amounts" CHECK ("rank_results"."place" > 0 and "rank_results"."sum" > 0 and "rank_results"."prize" >= 0)
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_terms" (
	"from_day" text PRIMARY KEY NOT NULL,
	"least_deposit" bigint NOT NULL,
	"deposit_reward" bigint NOT NULL,
	"friend_reward" bigint NOT NULL,
	"least_bets" bigint NOT NULL,
	"bets_reward" bigint NOT NULL,
	"days" integer NOT NULL,
	"factor" integer NOT NULL,
	"turnover_days" integer NOT NULL,
	"claim_days" integer NOT NULL,
	CONSTRAINT "referral_terms_amounts" CHECK ("referral_terms"."least_deposit" > 0 and "referral_terms"."deposit_reward" > 0 and "referral_terms"."friend_reward" >= 0 and "referral_terms"."least_bets" > 0
        and "referral_terms"."bets_reward" > 0 and "referral_terms"."days" > 0 and "referral_terms"."factor" >= 0 and "referral_terms"."turnover_days" > 0
        and "referral_terms"."claim_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"inviter_id" integer NOT NULL,
	"terms_from" text NOT NULL,
	"joined_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"state" text DEFAULT 'counting' NOT NULL,
	"signals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checked_at" bigint,
	"decided_by" text DEFAULT '' NOT NULL,
	"decided_at" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"deposit_bonus_id" uuid,
	"bets_bonus_id" uuid,
	"friend_bonus_id" uuid,
	CONSTRAINT "referrals_deposit_bonus_id_unique" UNIQUE("deposit_bonus_id"),
	CONSTRAINT "referrals_bets_bonus_id_unique" UNIQUE("bets_bonus_id"),
	CONSTRAINT "referrals_friend_bonus_id_unique" UNIQUE("friend_bonus_id"),
	CONSTRAINT "referrals_of_two" CHECK ("referrals"."account_id" <> "referrals"."inviter_id"),
	CONSTRAINT "referrals_time" CHECK ("referrals"."ends_at" > "referrals"."joined_at"),
	CONSTRAINT "referrals_decided" CHECK (("referrals"."state" in ('allowed', 'refused')) = ("referrals"."decided_at" is not null)
        and ("referrals"."decided_at" is null) = ("referrals"."decided_by" = ''))
);
--> statement-breakpoint
ALTER TABLE "rank_absences" ADD CONSTRAINT "rank_absences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_results" ADD CONSTRAINT "rank_results_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_results" ADD CONSTRAINT "rank_results_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_inviter_id_accounts_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_terms_from_referral_terms_from_day_fk" FOREIGN KEY ("terms_from") REFERENCES "public"."referral_terms"("from_day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_deposit_bonus_id_bonuses_id_fk" FOREIGN KEY ("deposit_bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_bets_bonus_id_bonuses_id_fk" FOREIGN KEY ("bets_bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_friend_bonus_id_bonuses_id_fk" FOREIGN KEY ("friend_bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rank_results_of_member" ON "rank_results" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_code" ON "referral_codes" USING btree ("merchant_code",lower("code"));--> statement-breakpoint
CREATE INDEX "referrals_of_inviter" ON "referrals" USING btree ("inviter_id","joined_at","account_id");--> statement-breakpoint
CREATE INDEX "referrals_unchecked" ON "referrals" USING btree ("joined_at") WHERE "referrals"."checked_at" is null;--> statement-breakpoint
CREATE INDEX "referrals_in_review" ON "referrals" USING btree ("joined_at") WHERE "referrals"."state" = 'inReview';--> statement-breakpoint
CREATE INDEX "settlements_of_day" ON "settlements" USING btree ("day");--> statement-breakpoint
CREATE INDEX "deposit_steps_credits" ON "deposit_steps" USING btree ("at") WHERE 'credited' in ("deposit_steps"."from", "deposit_steps"."to") and "deposit_steps"."from" <> "deposit_steps"."to";