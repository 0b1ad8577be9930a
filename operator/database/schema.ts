/** Every table of the operator; drizzle-kit derives the migrations from here. */
export * from '#operator/accounts/accounts.tables.ts';
export * from '#operator/content/content.tables.ts';
export * from '#operator/games/games.tables.ts';
export * from '#operator/http/unseal.tables.ts';
export * from '#operator/ledger/ledger.tables.ts';
export * from '#operator/messages/messages.tables.ts';
export * from '#operator/play/play.tables.ts';
export * from '#operator/system/system.tables.ts';
