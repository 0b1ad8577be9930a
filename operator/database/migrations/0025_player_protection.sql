CREATE TABLE "play_days" (
	"account_id" integer NOT NULL,
	"day" text NOT NULL,
	"milliseconds" bigint NOT NULL,
	CONSTRAINT "play_days_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "player_limits" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"next_amount" bigint,
	"ready_at" bigint,
	"lapses_at" bigint,
	"told_at" bigint,
	CONSTRAINT "player_limits_account_id_kind_period_pk" PRIMARY KEY("account_id","kind","period"),
	CONSTRAINT "player_limits_amount" CHECK ("player_limits"."amount" >= 0),
	CONSTRAINT "player_limits_asked" CHECK (("player_limits"."state" = 'raiseAsked') = ("player_limits"."ready_at" is not null)
        and ("player_limits"."ready_at" is null) = ("player_limits"."lapses_at" is null))
);
--> statement-breakpoint
CREATE TABLE "player_protections" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"standing" text DEFAULT 'playing' NOT NULL,
	"until" bigint,
	"play_since" bigint,
	"last_bet_at" bigint,
	"last_round_at" bigint,
	"asks_from" bigint,
	"own_minutes" integer,
	"games_from" bigint DEFAULT 0 NOT NULL,
	"offer_answered_at" bigint,
	"review_told_at" bigint,
	CONSTRAINT "player_protections_play" CHECK (num_nulls("player_protections"."play_since", "player_protections"."last_bet_at", "player_protections"."asks_from") in (0, 3)),
	CONSTRAINT "player_protections_until" CHECK (("player_protections"."standing" in ('onBreak', 'excluded', 'returning')) = ("player_protections"."until" is not null))
);
--> statement-breakpoint
CREATE TABLE "protection_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "protection_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"about" text NOT NULL,
	"event" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merchants" ALTER COLUMN "turnover" SET DEFAULT '{"weights":{},"depositFactor":100,"lapseBelow":100}'::jsonb;--> statement-breakpoint
ALTER TABLE "merchants" ALTER COLUMN "payments" SET DEFAULT '{"deposit":{"least":10000,"most":5000000,"mostOpen":3,"quoteMinutes":10},"withdrawal":{"least":20000,"most":5000000,"timesADay":3,"sumADay":10000000,"fees":{"bank":{"flat":1500,"share":0},"eWallet":{"flat":1500,"share":0},"crypto":{"flat":5000,"share":0}},"reviewFrom":500000,"secondReviewFrom":2000000,"quoteMinutes":10},"accountWaitingHours":0,"demands":[]}'::jsonb;--> statement-breakpoint
ALTER TABLE "play_days" ADD CONSTRAINT "play_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_limits" ADD CONSTRAINT "player_limits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_protections" ADD CONSTRAINT "player_protections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protection_steps" ADD CONSTRAINT "protection_steps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_limits_ready" ON "player_limits" USING btree ("ready_at") WHERE "player_limits"."ready_at" is not null and "player_limits"."told_at" is null;--> statement-breakpoint
CREATE INDEX "player_protections_out" ON "player_protections" USING btree ("standing") WHERE "player_protections"."standing" <> 'playing';--> statement-breakpoint
CREATE INDEX "player_protections_due" ON "player_protections" USING btree ("until") WHERE "player_protections"."until" is not null;--> statement-breakpoint
CREATE INDEX "protection_steps_of_member" ON "protection_steps" USING btree ("account_id","id");--> statement-breakpoint
-- A self-exclusion that the operator had written down goes on, and is over when it said.
INSERT INTO "player_protections" ("account_id", "standing", "until")
SELECT "account_id", 'excluded', "self_excluded_until" FROM "member_restrictions" WHERE "self_excluded_until" IS NOT NULL;--> statement-breakpoint
INSERT INTO "player_protections" ("account_id")
SELECT "account_id" FROM "member_restrictions" WHERE "own_limit" IS NOT NULL OR "next_own_limit" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- The own limit of deposits is that of a day. A raise that waits begins its wait by the new rule: a second yes comes after it.
INSERT INTO "player_limits" ("account_id", "kind", "period", "amount", "state", "next_amount", "ready_at", "lapses_at")
SELECT "account_id", 'deposit', 'day', "own_limit",
  CASE WHEN "own_limit_changes_at" IS NULL THEN 'active' ELSE 'raiseAsked' END,
  CASE WHEN "own_limit_changes_at" IS NULL THEN NULL ELSE "next_own_limit" END,
  "own_limit_changes_at", "own_limit_changes_at" + 604800000
FROM "member_restrictions" WHERE "own_limit" IS NOT NULL;--> statement-breakpoint
-- What the merchant has forbidden is what it tightens beside the profile that forbids nothing.
UPDATE "merchants" SET "settings" = "settings" || jsonb_build_object('protection', jsonb_build_object('profile', 'spec', 'tightened',
  CASE WHEN "payments" -> 'crypto' = 'true' THEN '{}'::jsonb ELSE '{"refusedMethods":["crypto"]}'::jsonb END
  || CASE WHEN "payments" -> 'rememberMethod' = 'false' THEN '{"rememberMethod":false}'::jsonb ELSE '{}'::jsonb END
  || CASE WHEN "payments" -> 'uplineTransfer' = 'false' THEN '{"transfers":false}'::jsonb ELSE '{}'::jsonb END
  || CASE WHEN "payments" -> 'withdrawal' -> 'mayCancel' = 'false' THEN '{"cancelWithdrawal":false}'::jsonb ELSE '{}'::jsonb END
  || CASE WHEN "turnover" -> 'onDeposits' = 'false' THEN '{"depositTurnover":false}'::jsonb ELSE '{}'::jsonb END
  || jsonb_build_object('mostTurnoverFactor', coalesce("turnover" -> 'mostFactor', '9999'))
));--> statement-breakpoint
UPDATE "merchants" SET
  "payments" = ("payments" - 'crypto' - 'rememberMethod' - 'uplineTransfer') #- '{withdrawal,mayCancel}',
  "turnover" = "turnover" - 'onDeposits' - 'mostFactor';--> statement-breakpoint
ALTER TABLE "member_restrictions" DROP COLUMN "self_excluded_until";--> statement-breakpoint
ALTER TABLE "member_restrictions" DROP COLUMN "own_limit";--> statement-breakpoint
ALTER TABLE "member_restrictions" DROP COLUMN "next_own_limit";--> statement-breakpoint
ALTER TABLE "member_restrictions" DROP COLUMN "own_limit_changes_at";