ALTER TABLE "deposit_orders" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD CONSTRAINT "deposit_orders_quote_id_unique" UNIQUE("quote_id");