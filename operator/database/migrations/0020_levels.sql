CREATE TABLE "level_changes" (
	"account_id" integer NOT NULL,
	"from_day" text NOT NULL,
	"level" integer NOT NULL,
	"origin" text NOT NULL,
	"deposits" bigint NOT NULL,
	"bets" bigint NOT NULL,
	CONSTRAINT "level_changes_account_id_from_day_pk" PRIMARY KEY("account_id","from_day"),
	CONSTRAINT "level_changes_order" CHECK ("level_changes"."level" between 0 and 99)
);
--> statement-breakpoint
CREATE TABLE "level_rates" (
	"level" integer NOT NULL,
	"game_type" text NOT NULL,
	"from_day" text NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "level_rates_level_game_type_from_day_pk" PRIMARY KEY("level","game_type","from_day"),
	CONSTRAINT "level_rates_share" CHECK ("level_rates"."level" between 1 and 99 and "level_rates"."rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "levels" (
	"level" integer NOT NULL,
	"from_day" text NOT NULL,
	"name" text NOT NULL,
	"days" integer NOT NULL,
	"deposits" bigint NOT NULL,
	"bets" bigint NOT NULL,
	"keep_deposits" bigint NOT NULL,
	"keep_bets" bigint NOT NULL,
	"upgrade_gift" bigint NOT NULL,
	"monthly_gift" bigint NOT NULL,
	"birthday_gift" bigint NOT NULL,
	"birthday_days" integer NOT NULL,
	"factor" integer NOT NULL,
	"turnover_days" integer NOT NULL,
	CONSTRAINT "levels_level_from_day_pk" PRIMARY KEY("level","from_day"),
	CONSTRAINT "levels_order" CHECK ("levels"."level" between 1 and 99),
	CONSTRAINT "levels_asks" CHECK ("levels"."days" between 1 and 366 and "levels"."deposits" + "levels"."bets" > 0
        and "levels"."keep_deposits" between 0 and "levels"."deposits" and "levels"."keep_bets" between 0 and "levels"."bets"),
	CONSTRAINT "levels_gives" CHECK ("levels"."upgrade_gift" >= 0 and "levels"."monthly_gift" >= 0 and "levels"."birthday_gift" >= 0
        and "levels"."birthday_days" between 1 and 90 and "levels"."factor" >= 0 and "levels"."turnover_days" > 0)
);
--> statement-breakpoint
ALTER TABLE "level_changes" ADD CONSTRAINT "level_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "level_changes" ("account_id", "from_day", "level", "origin", "deposits", "bets")
	SELECT "id", to_char(now() at time zone coalesce((SELECT "time_zone" FROM "merchants" LIMIT 1), 'Asia/Manila'), 'YYYY-MM-DD'),
		substring("club_label" from '[1-9]\d?$')::integer, 'given', 0, 0
	FROM "accounts" WHERE "type" IN (0, 1, 2) AND "club_label" ~ '(^|\D)[1-9]\d?$';
