/** The command that writes the tables of our charts, as the tables name it. */
export const approving = 'npm run flows -- --approve';
