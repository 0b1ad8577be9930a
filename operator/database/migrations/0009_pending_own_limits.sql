ALTER TABLE "member_restrictions" ADD COLUMN "next_own_limit" bigint;--> statement-breakpoint
ALTER TABLE "member_restrictions" ADD COLUMN "own_limit_changes_at" bigint;