CREATE TABLE "bet_day_sums" (
	"account_id" integer NOT NULL,
	"fun" boolean NOT NULL,
	"day" text NOT NULL,
	"game_id" text NOT NULL,
	"state" text NOT NULL,
	"bets" integer NOT NULL,
	"stake" bigint NOT NULL,
	"valid" bigint NOT NULL,
	"payout" bigint NOT NULL,
	CONSTRAINT "bet_day_sums_account_id_fun_day_game_id_state_pk" PRIMARY KEY("account_id","fun","day","game_id","state")
);
--> statement-breakpoint
CREATE TABLE "requirement_fills" (
	"settlement_id" bigint NOT NULL,
	"requirement_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "requirement_fills_settlement_id_requirement_id_pk" PRIMARY KEY("settlement_id","requirement_id")
);
--> statement-breakpoint
CREATE TABLE "requirements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requirements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"source" text NOT NULL,
	"locks" text NOT NULL,
	"base" bigint NOT NULL,
	"required" bigint NOT NULL,
	"played" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_at" bigint NOT NULL,
	"closed_at" bigint,
	CONSTRAINT "requirements_source_unique" UNIQUE("source"),
	CONSTRAINT "requirements_amounts" CHECK ("requirements"."base" >= 0 and "requirements"."required" > 0 and "requirements"."played" between 0 and "requirements"."required"),
	CONSTRAINT "requirements_closed" CHECK (("requirements"."state" = 'open') = ("requirements"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"bet_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"account_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"day" text NOT NULL,
	"placed_at" bigint NOT NULL,
	"settled_at" bigint NOT NULL,
	"stake_cash" bigint NOT NULL,
	"stake_bonus" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"valid" bigint NOT NULL,
	"result" text NOT NULL,
	CONSTRAINT "settlements_version_once" UNIQUE("source","bet_id","version"),
	CONSTRAINT "settlements_amounts" CHECK ("settlements"."version" > 0 and "settlements"."stake_cash" >= 0 and "settlements"."stake_bonus" >= 0 and "settlements"."payout" >= 0
        and "settlements"."valid" between 0 and "settlements"."stake_cash" + "settlements"."stake_bonus")
);
--> statement-breakpoint
CREATE TABLE "turnover_debts" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "turnover_debts_not_negative" CHECK ("turnover_debts"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" integer NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_call_key_pk" PRIMARY KEY("account_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_day_sums" (
	"account_id" integer NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"game_id" text NOT NULL,
	"pocket" text NOT NULL,
	"amount" bigint NOT NULL,
	"movements" integer NOT NULL,
	CONSTRAINT "ledger_day_sums_account_id_day_kind_game_id_pocket_pk" PRIMARY KEY("account_id","day","kind","game_id","pocket")
);
--> statement-breakpoint
CREATE TABLE "ledger_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"reference" text NOT NULL,
	"pocket" text NOT NULL,
	"amount" bigint NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"ends_at" bigint,
	"created_at" bigint NOT NULL,
	"resolved_at" bigint,
	CONSTRAINT "ledger_holds_once" UNIQUE("purpose","reference"),
	CONSTRAINT "ledger_holds_amounts" CHECK ("ledger_holds"."amount" > 0 and "ledger_holds"."used" between 0 and "ledger_holds"."amount"),
	CONSTRAINT "ledger_holds_resolved" CHECK (("ledger_holds"."state" = 'open') = ("ledger_holds"."resolved_at" is null)),
	CONSTRAINT "ledger_holds_used" CHECK ("ledger_holds"."state" <> 'used' or "ledger_holds"."used" = "ledger_holds"."amount")
);
--> statement-breakpoint
CREATE TABLE "receivables" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receivables_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"source" text NOT NULL,
	"amount" bigint NOT NULL,
	"settled" bigint DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "receivables_source_unique" UNIQUE("source"),
	CONSTRAINT "receivables_amounts" CHECK ("receivables"."amount" > 0 and "receivables"."settled" between 0 and "receivables"."amount")
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_account_id_unique";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_hold_a_balance";--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "pocket" text;--> statement-breakpoint
-- What members have until now is their own money. The guards refuse these two updates to everybody else.
ALTER TABLE "ledger_accounts" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "ledger_accounts" SET "pocket" = 'cash' WHERE "account_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "created_at" bigint;--> statement-breakpoint
ALTER TABLE "ledger_postings" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "ledger_postings" SET "created_at" = "ledger_transactions"."created_at" FROM "ledger_transactions" WHERE "ledger_transactions"."id" = "ledger_postings"."transaction_id";--> statement-breakpoint
ALTER TABLE "ledger_postings" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "ledger_postings" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_suborders" ADD COLUMN "stake_bonus" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "play_rounds" ADD COLUMN "stake_bonus" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sports_tickets" ADD COLUMN "stake_bonus" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "time_zone" text DEFAULT 'Asia/Manila' NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "turnover" jsonb DEFAULT '{"weights":{},"depositFactor":100,"lapseBelow":100}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bet_day_sums" ADD CONSTRAINT "bet_day_sums_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_fills" ADD CONSTRAINT "requirement_fills_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_fills" ADD CONSTRAINT "requirement_fills_requirement_id_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."requirements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_debts" ADD CONSTRAINT "turnover_debts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_day_sums" ADD CONSTRAINT "ledger_day_sums_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD CONSTRAINT "ledger_holds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requirements_open" ON "requirements" USING btree ("account_id","opened_at","id") WHERE "requirements"."state" = 'open';--> statement-breakpoint
CREATE INDEX "settlements_by_day" ON "settlements" USING btree ("account_id","day");--> statement-breakpoint
CREATE INDEX "ledger_holds_due" ON "ledger_holds" USING btree ("ends_at") WHERE "ledger_holds"."state" = 'open';--> statement-breakpoint
CREATE INDEX "ledger_holds_of_member" ON "ledger_holds" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_by_time" ON "ledger_postings" USING btree ("ledger_account_id","created_at","transaction_id");--> statement-breakpoint
CREATE INDEX "play_rounds_of_member" ON "play_rounds" USING btree ("account_id","created_at","id");--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_pocket_once" UNIQUE("account_id","pocket");--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_have_a_pocket" CHECK (("ledger_accounts"."account_id" is null) = ("ledger_accounts"."pocket" is null));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_hold_a_balance" CHECK (("ledger_accounts"."balance" is null) = ("ledger_accounts"."purpose" is not null and "ledger_accounts"."purpose" not like 'house:jackpot%'));--> statement-breakpoint
ALTER TABLE "lottery_suborders" ADD CONSTRAINT "lottery_suborders_stake_bonus" CHECK ("lottery_suborders"."stake_bonus" between 0 and "lottery_suborders"."stake");--> statement-breakpoint
ALTER TABLE "play_rounds" ADD CONSTRAINT "play_rounds_stake_bonus" CHECK ("play_rounds"."stake_bonus" between 0 and "play_rounds"."stake");--> statement-breakpoint
ALTER TABLE "sports_tickets" ADD CONSTRAINT "sports_tickets_stake_bonus" CHECK ("sports_tickets"."stake_bonus" between 0 and "sports_tickets"."stake");--> statement-breakpoint
-- The sums of all days so far. Until now every merchant's day was that of UTC+8.
INSERT INTO "ledger_day_sums" ("account_id", "day", "kind", "game_id", "pocket", "amount", "movements")
SELECT "ledger_accounts"."account_id",
	to_char(to_timestamp("ledger_transactions"."created_at" / 1000.0) AT TIME ZONE INTERVAL '08:00', 'YYYY-MM-DD') AS "day",
	"ledger_transactions"."kind",
	CASE WHEN "ledger_transactions"."kind" IN ('bet', 'win', 'refund', 'jackpotWin') THEN "ledger_transactions"."reference" ELSE '' END AS "game_id",
	'cash', sum("ledger_postings"."amount"), count(*)
FROM "ledger_postings"
JOIN "ledger_transactions" ON "ledger_transactions"."id" = "ledger_postings"."transaction_id"
JOIN "ledger_accounts" ON "ledger_accounts"."id" = "ledger_postings"."ledger_account_id"
WHERE "ledger_accounts"."account_id" IS NOT NULL
GROUP BY 1, 2, 3, 4;--> statement-breakpoint
-- What became of the bets so far: all staked from cash; of a lottery order the winnings stand with its first part that won.
INSERT INTO "settlements" ("source", "bet_id", "version", "account_id", "game_id", "day", "placed_at", "settled_at", "stake_cash", "stake_bonus", "payout", "valid", "result")
SELECT "source", "bet_id", 1, "account_id", "game_id",
	to_char(to_timestamp("settled_at" / 1000.0) AT TIME ZONE INTERVAL '08:00', 'YYYY-MM-DD'),
	"placed_at", "settled_at", "stake", 0, "payout",
	CASE WHEN "result" IN ('tied', 'refunded') THEN 0 ELSE "stake" END, "result"
FROM (
	SELECT 'round' AS "source", "id" AS "bet_id", "account_id", "game_id", "created_at" AS "placed_at", "created_at" AS "settled_at",
		"stake", "payout" + "jackpot_won" AS "payout",
		CASE WHEN "drawn"->>'kind' = 'baccarat' AND "payout" = "stake" THEN 'tied' WHEN "payout" + "jackpot_won" > 0 THEN 'won' ELSE 'lost' END AS "result"
	FROM "play_rounds" WHERE NOT "fun"
	UNION ALL
	SELECT 'lottery', "part"."id", "account_id", "game_id", "placed_at", CASE WHEN "part"."status" = 'cancelled' THEN "placed_at" ELSE "closes_at" END,
		"part"."stake",
		CASE WHEN "part"."status" = 'won' AND NOT EXISTS (
			SELECT 1 FROM "lottery_suborders" AS "before"
			WHERE "before"."order_id" = "part"."order_id" AND "before"."status" = 'won' AND "before"."position" < "part"."position"
		) THEN "lottery_orders"."won" WHEN "part"."status" = 'cancelled' THEN "part"."stake" ELSE 0 END,
		CASE WHEN "part"."status" = 'cancelled' THEN 'refunded' ELSE "part"."status" END
	FROM "lottery_suborders" AS "part" JOIN "lottery_orders" ON "lottery_orders"."id" = "part"."order_id"
	WHERE "part"."status" <> 'open'
	UNION ALL
	SELECT 'sports', "id", "account_id", "game_id", "placed_at", "ends_at", "stake", "won", "status"
	FROM "sports_tickets" WHERE "status" <> 'open'
) AS "settled";--> statement-breakpoint
INSERT INTO "bet_day_sums" ("account_id", "fun", "day", "game_id", "state", "bets", "stake", "valid", "payout")
SELECT "account_id", "fun", to_char(to_timestamp("placed_at" / 1000.0) AT TIME ZONE INTERVAL '08:00', 'YYYY-MM-DD') AS "day",
	"game_id", "state", count(*), sum("stake"), sum("valid"), sum("payout")
FROM (
	SELECT "account_id", "fun", "created_at" AS "placed_at", "game_id", 'settled' AS "state", "stake",
		CASE WHEN "fun" OR ("drawn"->>'kind' = 'baccarat' AND "payout" = "stake") THEN 0 ELSE "stake" END AS "valid",
		"payout" + "jackpot_won" AS "payout"
	FROM "play_rounds"
	UNION ALL
	SELECT "account_id", false, "placed_at", "game_id",
		CASE "status" WHEN 'open' THEN 'open' WHEN 'cancelled' THEN 'cancelled' ELSE 'settled' END,
		"stake", CASE WHEN "status" IN ('won', 'lost') THEN "stake" ELSE 0 END, "won"
	FROM "lottery_orders"
	UNION ALL
	SELECT "account_id", false, "placed_at", "game_id", CASE "status" WHEN 'open' THEN 'open' ELSE 'settled' END,
		"stake", CASE "status" WHEN 'open' THEN 0 ELSE "stake" END, "won"
	FROM "sports_tickets"
) AS "bets"
GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
-- Every bet so far is answered under its key as before.
INSERT INTO "idempotency_keys" ("account_id", "call", "key", "fingerprint", "answer", "created_at")
SELECT "account_id", 'bet', "idempotency_key",
	jsonb_build_object('gameId', "game_id", 'fun', "fun", 'stake', "stake", 'choice', "choice"),
	jsonb_build_object('id', "id", 'accountId', "account_id", 'idempotencyKey', "idempotency_key", 'gameId', "game_id", 'fun', "fun",
		'choice', "choice", 'stake', "stake", 'stakeBonus', "stake_bonus", 'payout', "payout", 'jackpotWon', "jackpot_won",
		'balanceAfter', "balance_after", 'outcome', "outcome", 'drawn', "drawn", 'commitment', "commitment",
		'clientSeed', "client_seed", 'nonce', "nonce", 'createdAt', "created_at"),
	"created_at"
FROM "play_rounds";--> statement-breakpoint
INSERT INTO "idempotency_keys" ("account_id", "call", "key", "fingerprint", "answer", "created_at")
SELECT "account_id", 'lotteryOrder', "idempotency_key",
	jsonb_build_object('gameId', "game_id", 'numero', "numero", 'bets', "parts"."bets"),
	jsonb_build_object('order', jsonb_build_object('id', "lottery_orders"."id", 'accountId', "account_id", 'idempotencyKey', "idempotency_key",
		'gameId', "game_id", 'numero', "numero", 'commitment', "commitment", 'prizeMode', "prize_mode", 'placedAt', "placed_at",
		'closesAt', "closes_at", 'stake', "stake", 'won', "won", 'status', "status"), 'suborders', "parts"."suborders"),
	"placed_at"
FROM "lottery_orders" JOIN (
	SELECT "order_id", jsonb_agg(jsonb_build_object('numbers', "numbers", 'stake', "stake") ORDER BY "position") AS "bets",
		jsonb_agg(jsonb_build_object('id', "id", 'orderId', "order_id", 'position', "position", 'numbers', "numbers", 'stake', "stake",
			'stakeBonus', "stake_bonus", 'status', "status") ORDER BY "position") AS "suborders"
	FROM "lottery_suborders" GROUP BY "order_id"
) AS "parts" ON "parts"."order_id" = "lottery_orders"."id";--> statement-breakpoint
INSERT INTO "idempotency_keys" ("account_id", "call", "key", "fingerprint", "answer", "created_at")
SELECT "account_id", 'ticket', "idempotency_key",
	jsonb_build_object('gameId', "game_id", 'match', "match", 'side', "side", 'stake', "stake"),
	jsonb_build_object('id', "id", 'accountId', "account_id", 'idempotencyKey', "idempotency_key", 'gameId', "game_id", 'match', "match",
		'side', "side", 'stake', "stake", 'stakeBonus', "stake_bonus", 'hundredths', "hundredths", 'placedAt', "placed_at",
		'endsAt', "ends_at", 'won', "won", 'status', "status"),
	"placed_at"
FROM "sports_tickets";
