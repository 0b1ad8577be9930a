DROP INDEX "ledger_postings_by_time";--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "kind" text;--> statement-breakpoint
-- The guards refuse this update to everybody else.
ALTER TABLE "ledger_postings" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "ledger_postings" SET "kind" = "ledger_transactions"."kind" FROM "ledger_transactions" WHERE "ledger_transactions"."id" = "ledger_postings"."transaction_id";--> statement-breakpoint
ALTER TABLE "ledger_postings" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "ledger_postings" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_postings_by_kind" ON "ledger_postings" USING btree ("ledger_account_id","kind","created_at","transaction_id") WHERE "ledger_postings"."balance_after" is not null;--> statement-breakpoint
CREATE INDEX "lottery_orders_of_game" ON "lottery_orders" USING btree ("account_id","game_id","placed_at");--> statement-breakpoint
CREATE INDEX "play_rounds_of_game" ON "play_rounds" USING btree ("account_id","game_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sports_tickets_of_game" ON "sports_tickets" USING btree ("account_id","game_id","placed_at");--> statement-breakpoint
CREATE INDEX "ledger_postings_by_time" ON "ledger_postings" USING btree ("ledger_account_id","created_at","transaction_id") WHERE "ledger_postings"."balance_after" is not null;--> statement-breakpoint
-- The guards had it until here.
DROP FUNCTION IF EXISTS ledger_account_of(integer, text, text);