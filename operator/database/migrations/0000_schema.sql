CREATE SEQUENCE "public"."player_list_order" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"name" text NOT NULL,
	"name_look" text,
	"nickname" text DEFAULT '' NOT NULL,
	"payee_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"email_verified_at" bigint,
	"mobile" text DEFAULT '' NOT NULL,
	"mobile_verified_at" bigint,
	"birth_date" date,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"type" integer NOT NULL,
	"password_hash" text,
	"payment_password_hash" text,
	"registered_at" bigint NOT NULL,
	"club_label" text,
	"upline_id" integer,
	"recommender_id" integer,
	"to_upline" boolean DEFAULT false NOT NULL,
	"head_icon" text DEFAULT '1' NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"first_login_at" bigint
);
--> statement-breakpoint
CREATE TABLE "affiliate_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"code" text NOT NULL,
	"agent_id" integer NOT NULL,
	"domain" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"terms_version" text NOT NULL,
	"minimum_age" integer NOT NULL,
	"at" bigint NOT NULL,
	"ip" text NOT NULL,
	"register_method" text NOT NULL,
	"register_url" text NOT NULL,
	"domain" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_changes" (
	"account_id" integer NOT NULL,
	"contact" text NOT NULL,
	"session_id" integer NOT NULL,
	"address" text NOT NULL,
	"code_id" text NOT NULL,
	"allowed_until" bigint NOT NULL,
	CONSTRAINT "contact_changes_account_id_contact_pk" PRIMARY KEY("account_id","contact")
);
--> statement-breakpoint
CREATE TABLE "identity_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"merchant_code" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"token_digest" text NOT NULL,
	"last_login_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"name" text NOT NULL,
	"network" text NOT NULL,
	"known_as" text,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"token_digest" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"country" text,
	"known_device_id" integer,
	"ended_at" bigint,
	"end_reason" text,
	CONSTRAINT "sessions_token_digest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
CREATE TABLE "spent_proofs" (
	"digest" text PRIMARY KEY NOT NULL,
	"forget_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"strangers_tries" integer DEFAULT 0 NOT NULL,
	"used_at" bigint,
	"network" text NOT NULL,
	"known_as" text,
	"neighbourhood" text NOT NULL,
	"nonce" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"decider" text DEFAULT 'holder' NOT NULL,
	"terms" jsonb NOT NULL,
	"offered_at" bigint NOT NULL,
	"decided_at" bigint,
	"decided_by" integer,
	"decided_from" text,
	"ended_at" bigint,
	CONSTRAINT "contracts_decided" CHECK (("contracts"."status" = 'requested') = ("contracts"."decided_at" is null)),
	CONSTRAINT "contracts_ended" CHECK (("contracts"."status" = 'ended') = ("contracts"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "announcement_reads" (
	"account_id" integer NOT NULL,
	"announcement_id" integer NOT NULL,
	CONSTRAINT "announcement_reads_account_id_announcement_id_pk" PRIMARY KEY("account_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint,
	"no_expiry" boolean DEFAULT false NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"promotion_type" text DEFAULT '' NOT NULL,
	"execution" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY NOT NULL,
	"group_name" text NOT NULL,
	"url" text NOT NULL,
	"linkage" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_links" (
	"id" integer PRIMARY KEY NOT NULL,
	"resource_type" text NOT NULL,
	"url" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_items" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_channels" (
	"id" integer PRIMARY KEY NOT NULL,
	"cs_type" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_vendors" (
	"category" text NOT NULL,
	"vendor" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_vendors_category_vendor_pk" PRIMARY KEY("category","vendor")
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"account_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"list_order" bigint DEFAULT nextval('player_list_order') NOT NULL,
	CONSTRAINT "favourites_account_id_game_id_pk" PRIMARY KEY("account_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "game_categories" (
	"category" text PRIMARY KEY NOT NULL,
	"display_name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_exclusions" (
	"account_id" integer NOT NULL,
	"game_id" text NOT NULL,
	CONSTRAINT "game_exclusions_account_id_game_id_pk" PRIMARY KEY("account_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"game_id" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"node_id" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb NOT NULL,
	"game_type" text NOT NULL,
	"classify" text,
	"kind" text NOT NULL,
	"min_bet" integer NOT NULL,
	"min_balance" integer DEFAULT 0 NOT NULL,
	"labels" jsonb NOT NULL,
	"freeplay" boolean NOT NULL,
	"room_id" text,
	"icon_url" text NOT NULL,
	"popularity" integer NOT NULL,
	"hot_rank" integer,
	"maintenance" boolean DEFAULT false NOT NULL,
	CONSTRAINT "games_node" UNIQUE("vendor","node_id")
);
--> statement-breakpoint
CREATE TABLE "past_winners" (
	"id" integer PRIMARY KEY NOT NULL,
	"customer_name" text NOT NULL,
	"game_id" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recent_games" (
	"account_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"list_order" bigint DEFAULT nextval('player_list_order') NOT NULL,
	CONSTRAINT "recent_games_account_id_game_id_pk" PRIMARY KEY("account_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"code" text PRIMARY KEY NOT NULL,
	"display_name" text NOT NULL,
	"icon_url" text NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"framed" boolean DEFAULT true NOT NULL,
	"closed_countries" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opened_envelopes" (
	"digest" text PRIMARY KEY NOT NULL,
	"forget_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealing_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"scheme" text NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" bigint NOT NULL,
	"retired_at" bigint
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"purpose" text,
	"balance" bigint,
	CONSTRAINT "ledger_accounts_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "ledger_accounts_purpose_unique" UNIQUE("purpose"),
	CONSTRAINT "ledger_accounts_one_owner" CHECK (("ledger_accounts"."account_id" is null) <> ("ledger_accounts"."purpose" is null)),
	CONSTRAINT "ledger_accounts_hold_a_balance" CHECK (("ledger_accounts"."balance" is null) = ("ledger_accounts"."purpose" is not null and "ledger_accounts"."purpose" <> 'house:jackpot')),
	CONSTRAINT "ledger_accounts_balance_not_negative" CHECK ("ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"transaction_id" bigint NOT NULL,
	"ledger_account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	CONSTRAINT "ledger_postings_transaction_id_ledger_account_id_pk" PRIMARY KEY("transaction_id","ledger_account_id"),
	CONSTRAINT "ledger_postings_amount_not_zero" CHECK ("ledger_postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"idempotency_key" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "ledger_transactions_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "lottery_draws" (
	"game_id" text NOT NULL,
	"numero" text NOT NULL,
	"winning_numbers" text NOT NULL,
	"seed" text NOT NULL,
	"drawn_at" bigint NOT NULL,
	CONSTRAINT "lottery_draws_game_id_numero_pk" PRIMARY KEY("game_id","numero")
);
--> statement-breakpoint
CREATE TABLE "lottery_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"game_id" text NOT NULL,
	"numero" text NOT NULL,
	"commitment" text NOT NULL,
	"prize_mode" text NOT NULL,
	"placed_at" bigint NOT NULL,
	"closes_at" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "lottery_orders_once" UNIQUE("account_id","idempotency_key"),
	CONSTRAINT "lottery_orders_amounts" CHECK ("lottery_orders"."stake" >= 0 and "lottery_orders"."won" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lottery_suborders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"numbers" text NOT NULL,
	"stake" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "lottery_suborders_position" UNIQUE("order_id","position"),
	CONSTRAINT "lottery_suborders_stake" CHECK ("lottery_suborders"."stake" > 0)
);
--> statement-breakpoint
CREATE TABLE "chat_launches" (
	"code_digest" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"language" text NOT NULL,
	"back_path" text NOT NULL,
	"header_color" text NOT NULL,
	"title" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"token_digest" text,
	CONSTRAINT "chat_launches_token_digest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"agent" text,
	"text" text NOT NULL,
	"idempotency_key" text,
	"sent_at" bigint NOT NULL,
	"read_at" bigint,
	CONSTRAINT "chat_messages_once" UNIQUE("account_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"content" text NOT NULL,
	"sent_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sent_at" bigint NOT NULL,
	"read_at" bigint
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"sent_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fun_wallets" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "fun_wallets_not_negative" CHECK ("fun_wallets"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "play_launches" (
	"code_digest" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"game_name" text NOT NULL,
	"kind" text NOT NULL,
	"fun" boolean NOT NULL,
	"expires_at" bigint NOT NULL,
	"token_digest" text,
	CONSTRAINT "play_launches_token_digest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
CREATE TABLE "play_rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"game_id" text NOT NULL,
	"fun" boolean NOT NULL,
	"choice" text,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"jackpot_won" bigint DEFAULT 0 NOT NULL,
	"balance_after" bigint NOT NULL,
	"outcome" jsonb NOT NULL,
	"drawn" jsonb,
	"commitment" text,
	"client_seed" text,
	"nonce" integer,
	"created_at" bigint NOT NULL,
	CONSTRAINT "play_rounds_once" UNIQUE("account_id","idempotency_key"),
	CONSTRAINT "play_rounds_nonce_once" UNIQUE("commitment","nonce"),
	CONSTRAINT "play_rounds_seeds" CHECK (num_nulls("play_rounds"."commitment", "play_rounds"."client_seed", "play_rounds"."nonce") in (0, 3)),
	CONSTRAINT "play_rounds_amounts" CHECK ("play_rounds"."stake" > 0 and "play_rounds"."payout" >= 0 and "play_rounds"."jackpot_won" >= 0)
);
--> statement-breakpoint
CREATE TABLE "seed_pairs" (
	"commitment" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"fun" boolean NOT NULL,
	"server_seed" text NOT NULL,
	"client_seed" text DEFAULT '' NOT NULL,
	"rounds" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "match_results" (
	"match" integer PRIMARY KEY NOT NULL,
	"side" text NOT NULL,
	"home_score" integer NOT NULL,
	"away_score" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sports_tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"game_id" text NOT NULL,
	"match" integer NOT NULL,
	"side" text NOT NULL,
	"stake" bigint NOT NULL,
	"hundredths" integer NOT NULL,
	"placed_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "sports_tickets_once" UNIQUE("account_id","idempotency_key"),
	CONSTRAINT "sports_tickets_amounts" CHECK ("sports_tickets"."stake" > 0 and "sports_tickets"."won" >= 0)
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"code" text PRIMARY KEY NOT NULL,
	"whitelabel" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"register_settings" jsonb NOT NULL,
	"info" jsonb NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"region_restriction" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD CONSTRAINT "affiliate_codes_agent_id_accounts_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_links" ADD CONSTRAINT "identity_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_known_device_id_known_devices_id_fk" FOREIGN KEY ("known_device_id") REFERENCES "public"."known_devices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_vendors" ADD CONSTRAINT "category_vendors_category_game_categories_category_fk" FOREIGN KEY ("category") REFERENCES "public"."game_categories"("category") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_vendors" ADD CONSTRAINT "category_vendors_vendor_vendors_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_exclusions" ADD CONSTRAINT "game_exclusions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_exclusions" ADD CONSTRAINT "game_exclusions_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_vendor_vendors_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_winners" ADD CONSTRAINT "past_winners_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_ledger_account_id_ledger_accounts_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD CONSTRAINT "lottery_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_suborders" ADD CONSTRAINT "lottery_suborders_order_id_lottery_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."lottery_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_launches" ADD CONSTRAINT "chat_launches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_launches" ADD CONSTRAINT "chat_launches_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fun_wallets" ADD CONSTRAINT "fun_wallets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_launches" ADD CONSTRAINT "play_launches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_launches" ADD CONSTRAINT "play_launches_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_rounds" ADD CONSTRAINT "play_rounds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_rounds" ADD CONSTRAINT "play_rounds_commitment_seed_pairs_commitment_fk" FOREIGN KEY ("commitment") REFERENCES "public"."seed_pairs"("commitment") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seed_pairs" ADD CONSTRAINT "seed_pairs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sports_tickets" ADD CONSTRAINT "sports_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_name" ON "accounts" USING btree ("merchant_code",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_name_look" ON "accounts" USING btree ("merchant_code","name_look");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("merchant_code",lower("email")) WHERE "accounts"."email_verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_mobile" ON "accounts" USING btree ("merchant_code","mobile") WHERE "accounts"."mobile_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "accounts_upline" ON "accounts" USING btree ("upline_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_codes_code" ON "affiliate_codes" USING btree ("merchant_code",lower("code"));--> statement-breakpoint
CREATE INDEX "captchas_expires_at" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_links_subject" ON "identity_links" USING btree ("merchant_code","issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_account" ON "known_devices" USING btree ("account_id","token_digest");--> statement-breakpoint
CREATE INDEX "known_devices_token" ON "known_devices" USING btree ("token_digest");--> statement-breakpoint
CREATE INDEX "login_failures_name" ON "login_failures" USING btree ("merchant_code","name","at");--> statement-breakpoint
CREATE INDEX "login_failures_network" ON "login_failures" USING btree ("network","at");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_known_device" ON "sessions" USING btree ("known_device_id");--> statement-breakpoint
CREATE INDEX "spent_proofs_forget_at" ON "spent_proofs" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "verification_codes_target" ON "verification_codes" USING btree ("target","sent_at");--> statement-breakpoint
CREATE INDEX "verification_codes_network" ON "verification_codes" USING btree ("network","sent_at");--> statement-breakpoint
CREATE INDEX "verification_codes_neighbourhood" ON "verification_codes" USING btree ("neighbourhood","sent_at");--> statement-breakpoint
CREATE INDEX "verification_codes_purpose" ON "verification_codes" USING btree ("purpose","sent_at");--> statement-breakpoint
CREATE INDEX "verification_codes_sent" ON "verification_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "contracts_by_account" ON "contracts" USING btree ("account_id","kind","id");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_one_requested" ON "contracts" USING btree ("account_id","kind") WHERE "contracts"."status" = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_one_active" ON "contracts" USING btree ("account_id","kind") WHERE "contracts"."status" = 'active';--> statement-breakpoint
CREATE INDEX "announcements_in_order" ON "announcements" USING btree ("type","position");--> statement-breakpoint
CREATE INDEX "favourites_in_order" ON "favourites" USING btree ("account_id","list_order");--> statement-breakpoint
CREATE INDEX "games_by_popularity" ON "games" USING btree ("popularity");--> statement-breakpoint
CREATE INDEX "recent_games_in_order" ON "recent_games" USING btree ("account_id","list_order");--> statement-breakpoint
CREATE INDEX "opened_envelopes_forget_at" ON "opened_envelopes" USING btree ("forget_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sealing_keys_current" ON "sealing_keys" USING btree ("scheme") WHERE "sealing_keys"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "ledger_postings_by_account" ON "ledger_postings" USING btree ("ledger_account_id","transaction_id");--> statement-breakpoint
CREATE INDEX "lottery_orders_due" ON "lottery_orders" USING btree ("closes_at") WHERE "lottery_orders"."status" = 'open';--> statement-breakpoint
CREATE INDEX "lottery_orders_latest" ON "lottery_orders" USING btree ("account_id","placed_at");--> statement-breakpoint
CREATE INDEX "chat_messages_latest" ON "chat_messages" USING btree ("account_id","sent_at");--> statement-breakpoint
CREATE INDEX "feedback_latest" ON "feedback" USING btree ("account_id","sent_at");--> statement-breakpoint
CREATE INDEX "inbox_messages_latest" ON "inbox_messages" USING btree ("account_id","sent_at");--> statement-breakpoint
CREATE INDEX "outbox_latest" ON "outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "play_rounds_latest" ON "play_rounds" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "seed_pairs_in_use" ON "seed_pairs" USING btree ("account_id","fun") WHERE "seed_pairs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "sports_tickets_due" ON "sports_tickets" USING btree ("ends_at") WHERE "sports_tickets"."status" = 'open';--> statement-breakpoint
CREATE INDEX "sports_tickets_latest" ON "sports_tickets" USING btree ("account_id","placed_at");