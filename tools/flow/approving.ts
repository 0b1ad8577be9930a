/** The command that writes our charts' tables, as named in the tables. */
export const approving = 'npm run flows -- --approve';
